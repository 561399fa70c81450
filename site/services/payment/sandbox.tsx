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
import { amount } from '../../contracts/money'
import type { PaymentOrder } from '../../contracts/payment'
import { callAs } from '../auth/sign-in'
import { readSession } from '../auth/storage'
import { type CheckoutEvent, type CheckoutProvider, description, type Payer } from './provider'

type Outcome = 'paid' | 'failed' | 'authorised'
type Listener = (event: CheckoutEvent) => void

const noAnswer = 'Sandbox: the payment service could not be reached.'
const declined = 'Sandbox: the bank has declined the payment.'

/** Asks the server to simulate the action, and returns the event that a provider would send. */
async function act(order: PaymentOrder, outcome: Outcome): Promise<CheckoutEvent> {
  const session = readSession()
  const refused = (reason: string): CheckoutEvent => ({ kind: 'failed', reason, paymentId: null })
  if (!session) return refused(noAnswer)
  try {
    const { orderId } = order
    const { success, message, body } = await callAs(session, 'sandbox_pay', { orderId, outcome })
    const paymentId = typeof body.paymentId === 'string' ? body.paymentId : null
    if (!success || !paymentId) return refused(message ?? noAnswer)
    if (outcome === 'failed') return { kind: 'failed', reason: declined, paymentId }
    const signature = String(body.signature ?? '')
    return { kind: 'paid', payment: { paymentId, orderId: order.orderId, signature } }
  } catch {
    return refused(noAnswer)
  }
}

interface CheckoutProps {
  order: PaymentOrder
  payer: Payer
  onEvent: Listener
}

/** Replaces a provider's checkout: buttons for each possible result. */
export function SandboxCheckout({ order, payer, onEvent }: CheckoutProps) {
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
    inactiveReason: 'Please wait until the payment is done.',
  })

  return (
    <Dialog open onOpenChange={(open) => !open && !doing && onEvent({ kind: 'closed', timedOut: false })}>
      <DialogContent
        showCloseButton={false}
        // A press outside the checkout is often a mistake, so it does not close it.
        onInteractOutside={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        <Badge>Sandbox</Badge>
        <DialogTitle className="mt-3">Practice payment</DialogTitle>
        <DialogDescription>
          This window stands in for a payment provider’s while none is set up. No money moves.
        </DialogDescription>
        <DescriptionList
          className="mt-4"
          items={[
            ['Amount', total],
            ['For', description],
            ['Paid by', payer.email],
            ['Order ID', order.orderId],
          ]}
        />
        <div className="mt-6 grid gap-3">
          <Alert tone="error" live="assertive">
            {failure}
          </Alert>
          <Button variant="primary" {...button('paid')}>
            Pay {total}
          </Button>
          <Button {...button('failed')}>Let the payment fail</Button>
          <Button {...button('authorised')}>Authorise only, without capture</Button>
          <DialogClose asChild>
            <Button variant="ghost">Close without paying</Button>
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
