// `npm run contact-sheets`: contact sheets of the stories. With `--pages`, of the pages of the site: see pages.ts.
import { ensureChromium } from '../chromium.ts'

ensureChromium()
await import(process.argv.includes('--pages') ? './pages.ts' : './stories.ts')
