/** Where `npm run data` begins. */
import { main } from './command'
import { data } from './command-data'

await main(data)
