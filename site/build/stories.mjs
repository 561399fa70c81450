// Builds the stories for a site that is served already: see start.mjs.
import { ensureStories, stop } from './steps.mjs'

// By default a signal ends a process without its children.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(1))
await ensureStories().catch((error) => stop(error.message))
