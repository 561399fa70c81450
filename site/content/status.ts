import { brand } from './brand'

type Answer = { tone: 'ok' | 'info' | 'error'; title: string; body: string }

const write = `write to ${brand.email}`

/** /status: a payment ID or order ID and an e-mail address show the state of a licence. */
export const status = {
  id: 'status',
  label: 'Payment',
  headline: 'Where is my licence?',
  lead: 'You have paid, and your site is not there yet? Two things find it: the payment ID or the order ID, and the company email.',
  fields: { paymentId: 'Payment ID or order ID', email: 'Company email' },
  hints: {
    paymentId: 'It begins with pay_ or order_.',
    email: 'The one that you gave in step 2 of the setup.',
  },
  submit: 'Find my licence',
  /** By `PaymentState` of contracts/payment.ts. */
  answers: {
    activated: {
      tone: 'ok',
      title: 'Your licence is active.',
      body: 'To open your site, sign in with the account that you paid with, and choose the same plan.',
    },
    processing: {
      tone: 'info',
      title: 'The payment is on its way.',
      body: 'The payment provider has not confirmed it yet. Do not pay again: as soon as it is confirmed, your licence becomes active automatically. Ask here again in a few minutes.',
    },
    failed: {
      tone: 'error',
      title: 'This payment has failed.',
      body: `No money was taken, so you can pay again. If your bank says otherwise, ${write}.`,
    },
    to_refund: {
      tone: 'info',
      title: 'This payment is to be returned.',
      body: 'We ask the payment provider to return it within minutes. You need not do anything. Ask here again then.',
    },
    refunding: {
      tone: 'info',
      title: 'This payment is to be returned.',
      body: 'We have asked the payment provider to return it. It has not confirmed that yet, which can take some days. You need not do anything.',
    },
    refunded: {
      tone: 'info',
      title: 'This payment has been given back.',
      body: `Your bank may need some days to show it. If that is not what you expected, ${write}.`,
    },
    refused: {
      tone: 'error',
      title: 'A person has to look at this payment.',
      body: `It cannot be settled automatically. Please ${write}, and name this ID.`,
    },
  } satisfies Record<string, Answer>,
  unknown: {
    tone: 'error',
    title: 'No payment has this ID and this e-mail address.',
    body: `Check both for typing mistakes. If both are correct, ${write}.`,
  } as Answer,
  facts: { plan: 'Plan', address: 'Web address', until: 'Valid until' },
  help: {
    id: 'help',
    label: 'Help',
    headline: 'When the two do not find it',
    items: [
      {
        title: 'Where to find the IDs',
        body: 'The payment ID is in the message that your bank or the payment provider sent when you paid, and on the confirmation that you saw. Step 3 of the setup shows both, where something went wrong after paying.',
      },
      {
        title: 'How long it takes',
        body: 'Most payments become a licence at once, even where the browser was closed or the connection broke off after paying. Some banks take a few minutes. You never pay twice for one plan: we ask the payment provider to return a second payment.',
      },
      {
        title: 'How to reach a person',
        body: `Take a screenshot of the confirmation, note the order ID and send both to ${brand.email} within 3 days. On WhatsApp you reach us at ${brand.phoneUnbroken}, ${brand.hours}.`,
      },
    ],
    mailSubject: 'Where is my licence?',
  },
  failed: 'Your question could not be sent. Check your connection, then try again.',
}
