// `npm run bench`: the transfer size of a first visit to every page, its Lighthouse scores, and the home page compared
// with the same page without scripts; the time of a search in the documentation. Times are meaningful only on a quiet
// machine.
//   --home     the home page only
//   --runs=9   how often the home page is compared; 5 by default
//   --against=FOLDER   measures and compares another build too: a copy of site/dist from before a change
//   --check    fails if a limit of limits.ts is exceeded: sizes of all pages, Lighthouse scores that do not depend on
//              timing
import { register } from 'tsx/esm/api'
import { ensureInstalled, ensureSite, ensureStories } from '../../site/build/steps.mjs'
import { ensureChromium } from '../chromium.mjs'
import { ensureTools } from '../tools/install.mjs'

await ensureInstalled()
await ensureTools()
ensureChromium()
await ensureSite()
if (!process.argv.some((option) => ['--check', '--home'].includes(option))) await ensureStories()
register()
await import('./bench.ts')
