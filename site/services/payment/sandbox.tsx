import {
  Alert,
  Badge,
  Button,
  DescriptionList,
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
} from '@kaksha/design-system'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { checkoutDescription } from '../../content/licence'
import { sandbox } from '../../content/sandbox'
import { amount } from '../../contracts/money'
import type { PaymentOrder } from '../../contracts/payment'
import { callAs } from '../auth/sign-in'
import { readSession } from '../auth/storage'
import type { CheckoutEvent, CheckoutProvider, Payer } from './provider'

type Outcome = 'paid' | 'failed' | 'authorised'
type Listener = (event: CheckoutEvent) => void

const { checkout: text } = sandbox

/** Asks the server to simulate the action, and returns the event that a provider would send. */
async function act(order: PaymentOrder, outcome: Outcome): Promise<CheckoutEvent> {
  const session = readSession()
  const refused = (reason: string): CheckoutEvent => ({ kind: 'failed', reason, paymentId: null })
  if (!session) return refused(text.unreachable)
  try {
    const { orderId } = order
    const { success, message, body } = await callAs(session, 'sandbox_pay', { orderId, outcome })
    const paymentId = typeof body.paymentId === 'string' ? body.paymentId : null
    if (!success || !paymentId) return refused(message ?? text.unreachable)
    if (outcome === 'failed') return { kind: 'failed', reason: text.declined, paymentId }
    const signature = String(body.signature ?? '')
    return { kind: 'paid', payment: { paymentId, orderId: order.orderId, signature } }
  } catch {
    return refused(text.unreachable)
  }
}

interface CheckoutProps {
  order: PaymentOrder
  payer: Payer
  onEvent: Listener
}

/** Replaces a provider's checkout: buttons for each possible result. */
function SandboxCheckout({ order, payer, onEvent }: CheckoutProps) {
  const [doing, setDoing] = useState<Outcome>()
  const [failure, setFailure] = useState('')
  const total = amount('₹', order.amount / 100, 2)

  async function press(outcome: Outcome) {
    setDoing(outcome)
    setFailure('')
    const event = await act(order, outcome)
    setDoing(undefined)
    if (event.kind === 'failed') setFailure(event.reason)
    onEvent(event)
  }
  const button = (outcome: Outcome) => ({
    onClick: () => void press(outcome),
    loading: doing === outcome,
    inactive: doing !== undefined && doing !== outcome,
    inactiveReason: text.busy,
  })

  return (
    <Dialog open onOpenChange={(open) => !open && !doing && onEvent({ kind: 'closed', timedOut: false })}>
      <DialogContent
        showCloseButton={false}
        // A press outside the checkout is often a mistake, so it does not close it.
        onInteractOutside={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        <Badge>{sandbox.badge}</Badge>
        <DialogTitle className="mt-3">{text.title}</DialogTitle>
        <DialogDescription>{text.lead}</DialogDescription>
        <DescriptionList
          className="mt-4"
          items={[
            [text.facts.amount, total],
            [text.facts.purpose, checkoutDescription],
            [text.facts.payer, payer.email],
            [text.facts.order, order.orderId],
          ]}
        />
        <div className="mt-6 grid gap-3">
          <Alert tone="error" live="assertive">
            {failure}
          </Alert>
          <Button variant="primary" {...button('paid')}>
            {text.pay(total)}
          </Button>
          <Button {...button('failed')}>{text.fail}</Button>
          <Button {...button('authorised')}>{text.authorise}</Button>
          <DialogClose asChild>
            <Button variant="ghost">{text.close}</Button>
          </DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  )
}

/** Mounted in a separate React root, as a provider's frame is outside the page's own. */
export const checkout: CheckoutProvider = {
  ready: async () => {},
  open(order, payer, onEvent) {
    const place = document.createElement('div')
    document.body.append(place)
    const root = createRoot(place)
    const close = () => {
      root.unmount()
      place.remove()
    }
    const notify: Listener = (event) => {
      if (event.kind !== 'failed') close()
      onEvent(event)
    }
    root.render(<SandboxCheckout order={order} payer={payer} onEvent={notify} />)
    return close
  },
}
