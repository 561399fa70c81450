// `npm run contact-sheets`: contact sheets of the stories. With `--pages`, of the pages of the site: see pages.mjs.
import { ensureInstalled } from '../../site/build/steps.mjs'
import { ensureChromium } from '../chromium.mjs'

await ensureInstalled()
ensureChromium()
await import(process.argv.includes('--pages') ? './pages.mjs' : './stories.mjs')
