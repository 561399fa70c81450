// `npm run build`: the same steps as `npm start`, without serving.
import { ensureInstalled, ensureSite, ensureStories } from './steps.mjs'

await ensureInstalled()
await ensureSite()
await ensureStories()
