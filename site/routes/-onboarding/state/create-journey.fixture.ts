import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { CompanyFields } from '../../../contracts/licensing'
import type { PaymentOrder } from '../../../contracts/payment'
import { NetworkError, readReply } from '../../../services/api-client'
import type { Session } from '../../../services/auth/storage'
import type {
  CheckoutEvent,
  CheckoutPayment,
  CheckoutProvider,
  Payer,
} from '../../../services/payment/provider'
import { createJourney } from './create-journey'
import type { JourneyDeps, JourneyPlan } from './dependencies'
import { type JourneyState, timings } from './views'

/** The clock is fake in each test, and only `tick` advances it. */
export function fakeTime() {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
}
export const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

export const session: Session = {
  user: { uid: 'u1', email: 'mitali@ganit.example', displayName: 'Mitali Sen', photoURL: '' },
  accessToken: 'token-1',
}
export const fields: CompanyFields = {
  domainName: 'ganit-ghar',
  companyName: 'Ganit Ghar',
  companyEmail: 'office@ganit.example',
  companyPhone: '+91 90000 00000',
  companySize: '3',
  location: 'Kolkata',
}
export const yes = (body: object = {}) => readReply(true, 200, { success: true, ...body })
export const no = (body: object = {}, status = 422) => readReply(false, status, { success: false, ...body })
export const offline = async () => {
  throw new NetworkError('no answer')
}

export type Change = { [part in 'auth' | 'api' | 'payment']?: Partial<JourneyDeps[part]> } & {
  plan?: Partial<JourneyPlan>
}

const order = {
  orderId: 'order_1',
  amount: 598_800,
  currency: 'INR',
  key: 'rzp_test_1',
  provider: 'razorpay',
}
export const payment: CheckoutPayment = { paymentId: 'pay_1', orderId: 'order_1', signature: 'signed' }

/** A fake checkout that the test controls. */
function openCheckouts() {
  const opened: {
    order: PaymentOrder
    payer: Payer
    onEvent: (event: CheckoutEvent) => void
    close: ReturnType<typeof vi.fn>
  }[] = []
  const checkout: CheckoutProvider = {
    ready: vi.fn(async () => {}),
    open: vi.fn((order, payer, onEvent) => {
      const close = vi.fn()
      opened.push({ order, payer, onEvent, close })
      return close
    }),
  }
  return { checkout, opened }
}

type KeyOf<State> = State extends unknown ? keyof State : never
/** The fields of every view, to compare one with what is expected. */
export type AnyState = { [Key in KeyOf<JourneyState>]?: Extract<JourneyState, Record<Key, unknown>>[Key] }

/** A journey with test doubles. The user is signed in, unless the options say otherwise. */
export function journeyWith(change: Change = {}, unsaved: JourneyDeps['unsaved'] = new Map()) {
  let current: Session | null = session
  let kept: CheckoutPayment | null = null
  const { checkout, opened } = openCheckouts()
  const deps = {
    auth: {
      session: vi.fn(() => current),
      signIn: vi.fn(async (onAccount: () => void) => {
        onAccount()
        current = session
        return session
      }),
      signOut: vi.fn(async () => {
        current = null
      }),
      cancel: vi.fn(),
      ...change.auth,
    },
    api: {
      getStatus: vi.fn(async () => yes({ draft: null, company: null, licence: null })),
      verifyCompany: vi.fn(async () => yes()),
      completeOnboarding: vi.fn(async () => yes()),
      saveDraft: vi.fn(async () => yes()),
      discardDraft: vi.fn(async () => yes()),
      ...change.api,
    },
    payment: {
      preload: vi.fn(),
      createOrder: vi.fn(async () => yes(order)),
      fetchCheckout: vi.fn(async () => checkout),
      save: vi.fn((_uid: string, _plan: string, payment: CheckoutPayment) => {
        kept = payment
      }),
      read: vi.fn(() => kept),
      forget: vi.fn(() => {
        kept = null
      }),
      ...change.payment,
    },
    unsaved,
    toast: { success: vi.fn(), error: vi.fn(), clear: vi.fn() },
    completionFailed: 'It failed.',
    suggested: vi.fn(() => ({})),
    close: vi.fn(),
    refreshPage: vi.fn(),
    online: vi.fn(async () => {}),
    openApplication: vi.fn(),
  } satisfies JourneyDeps
  const journey = createJourney(
    { code: 'FT', currencySymbol: '₹', currencyType: 'INR', paid: false, amount: 598_800, ...change.plan },
    deps,
  )
  return {
    journey,
    deps,
    opened,
    state: () => journey.getState() as AnyState,
    endSession: () => (current = null),
    setSession: (s: Session) => (current = s),
  }
}

const views = { 1: 'plan', 2: 'company', 3: 'review' } as const

export async function atStep(step: 1 | 2 | 3, change?: Change) {
  const all = journeyWith(change)
  all.journey.open()
  await tick(timings.spinner)
  if (step > 1) {
    all.journey.next()
    await tick(timings.step)
    all.journey.typed(fields)
  }
  if (step > 2) {
    all.journey.next()
    await tick()
  }
  expect(all.state().view).toBe(views[step])
  return all
}

/** A paid plan, and its licence after the payment. */
export const paid = { plan: { code: 'SP', paid: true } }
export const licence = { plan: 'SP', domainName: 'ganit-ghar', startsAt: 'a', endsAt: 'b', orderId: 'pay_1' }

/** Step 3 of the paid plan after Submit & Launch, with the checkout open. */
export async function submitted(change: Change = {}) {
  const all = await atStep(3, { ...paid, ...change })
  all.journey.submit()
  await tick(timings.step)
  await tick(timings.dialogClose)
  return all
}

/** The visitor pays in the first checkout. */
export const pays = (all: Awaited<ReturnType<typeof submitted>>) =>
  all.opened[0]?.onEvent({ kind: 'paid', payment })
