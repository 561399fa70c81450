/** Where `npm run inbox` begins. */
import { main } from './command'
import { inbox } from './command-inbox'

await main(inbox)
