/** Entry point of `npm run data`. */
import { main } from './command'
import { data } from './command-data'

await main(data)
