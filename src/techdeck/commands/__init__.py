"""The subcommands of techdeck, a file each: ABOUT, EXAMPLES, add_arguments(parser) and run(wish) -> exit code."""
