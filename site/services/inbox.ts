/** Entry point of `npm run inbox`. */
import { main } from './command'
import { inbox } from './command-inbox'

await main(inbox)
