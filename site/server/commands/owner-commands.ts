/** Entry point of `npm run inbox`, `orders`, `refund`, `licences` and `data`: the first argument names the command. */
import { runInTerminal } from './command'
import { data } from './data-command'
import { inbox } from './inbox-command'
import { licences } from './licences-command'
import { orders } from './orders-command'
import { refund } from './refund-command'

await runInTerminal({ inbox, orders, refund, licences, data })
