/** Entry point of `npm run inbox`. */
import { main } from './command'
import { inbox } from './inbox-command'

await main(inbox)
