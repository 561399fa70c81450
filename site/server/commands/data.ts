/** Entry point of `npm run data`. */
import { main } from './command'
import { data } from './data-command'

await main(data)
