// `npm run inbox`, `orders`, `refund`, `licences`, `data`: runs the command of the built server that the first argument
// names. Plain JavaScript, because it needs only the packages of the server.
import { existsSync } from 'node:fs'

const commands = new URL('../dist/server/owner-commands.js', import.meta.url)
if (existsSync(commands)) await import(commands.href)
else {
  console.error('The site has not been built: run `npm start` or `npm run build` once.')
  process.exitCode = 1
}
