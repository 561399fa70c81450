// Builds the stories while the site is already served: see start.mjs.
import { ensureStories, stop } from './steps.mjs'

// By default a signal ends a process but not its child processes.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(1))
await ensureStories().catch((error) => stop(error.message))
