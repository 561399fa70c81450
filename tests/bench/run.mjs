// `npm run bench`: what a first visit to every page weighs and what Lighthouse says of it, and the home page beside
// itself without scripts. Times mean something on a quiet machine only.
//   --home     the home page alone
//   --runs=9   how often home is compared; 5 without it
//   --against=FOLDER   weighs and compares another build too: a copy of site/dist from before a change
//   --check    fails beyond the budgets (budgets.ts): weights of all pages, Lighthouse's verdicts that hang on no clock
import { register } from 'tsx/esm/api'
import { ensureInstalled, ensureSite } from '../../site/build/steps.mjs'
import { ensureChromium } from '../chromium.mjs'
import { ensureTools } from '../tools/install.mjs'

await ensureInstalled()
await ensureTools()
ensureChromium()
await ensureSite()
register()
await import('./bench.ts')
