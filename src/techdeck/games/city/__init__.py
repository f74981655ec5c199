"""Tech City: build one city together, use what lies in it; six rounds."""
