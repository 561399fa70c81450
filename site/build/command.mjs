// `npm run inbox`, `orders`, `refund`, `licences`, `data`: runs an entry of the built server, which
// its first argument names, with the settings of `.env`, which steps.mjs reads.
import { existsSync } from 'node:fs'
import { stop } from './steps.mjs'

const [name, ...words] = process.argv.slice(2)
const file = new URL(`../dist/server/${name}.js`, import.meta.url)
if (!existsSync(file)) stop('The site has not been built: run `npm start` or `npm run build` once.')
process.argv = [process.argv[0] ?? '', name ?? '', ...words]
await import(file.href)
