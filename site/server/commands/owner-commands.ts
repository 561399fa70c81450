/** Entry point of `npm run inbox`, `orders`, `refund`, `licences` and `data`: the first argument names the command. */
import { runInTerminal } from './command'
import { dataCommand } from './data-command'
import { inboxCommand } from './inbox-command'
import { licencesCommand } from './licences-command'
import { ordersCommand } from './orders-command'
import { refundCommand } from './refund-command'

await runInTerminal({
  inbox: inboxCommand,
  orders: ordersCommand,
  refund: refundCommand,
  licences: licencesCommand,
  data: dataCommand,
})
