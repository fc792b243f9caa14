import CommandLineClient

await Program.main()
