#!/usr/bin/env node
// The commands of the package, such as `npx @kaksha/design-system doctor`.
import { run } from './commands/run.js'

process.exitCode = run(process.argv.slice(2), {
  log: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
})
