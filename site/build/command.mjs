// `npm run inbox`, `orders`, `refund`, `licences`, `data`: runs the command of the built server that the first argument
// names, with the settings of `.env`, which steps.mjs reads.
import { existsSync } from 'node:fs'
import { stop } from './steps.mjs'

const file = new URL('../dist/server/owner-commands.js', import.meta.url)
if (!existsSync(file)) stop('The site has not been built: run `npm start` or `npm run build` once.')
await import(file.href)
