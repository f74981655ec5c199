"""What the build, the Makefile and the tests share. None of it is shipped in the package."""
