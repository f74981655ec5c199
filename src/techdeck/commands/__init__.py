"""The subcommands of techdeck, one a file: ABOUT, EXAMPLES, add_arguments(parser) and run(wish) -> exit code."""
