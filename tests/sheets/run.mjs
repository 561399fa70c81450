// `npm run sheets`: contact sheets of the stories. With `--pages`, of the pages of the site: see pages.mjs.
import { ensureInstalled } from '../../site/build/steps.mjs'

await ensureInstalled()
await import(process.argv.includes('--pages') ? './pages.mjs' : './stories.mjs')
