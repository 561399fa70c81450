import type { FieldErrors } from '../../../contracts/api'
import type { SignedInUser } from '../../../contracts/auth'
import { type CompanyFieldName, companyFieldNames, mapCompanyFields } from '../../../contracts/company-fields'
import { asciiDigits } from '../../../contracts/field-text'
import { type CompanyFields, isPaidUp, type Licence, type Offer } from '../../../contracts/licensing'
import type { Status } from '../../../services/onboarding/calls'
import type { CheckoutPayment } from '../../../services/payment/provider'

/**
 * In milliseconds. `leave`: how long the success message is announced before the page is replaced. `dialogClose`: time for
 * our dialog to close before the checkout opens. `slow`: after this the checkout counts as slow. `confirm`: interval
 * between questions about a payment.
 */
export const timings = {
  spinner: 300,
  step: 2000,
  statusTimeout: 5000,
  leave: 3000,
  dialogClose: 50,
  slow: 15_000,
  confirm: 5000,
} as const

export const emptyFields: CompanyFields = mapCompanyFields(() => '')

/** The error of the current view. */
export interface Problem {
  text: string
  errors: FieldErrors | null
  /** Increases with each error, so that a repeated one is announced again. */
  number: number
}

/** The views of the three steps, in their order. */
const stepViews = ['plan', 'company', 'review'] as const
type StepView = (typeof stepViews)[number]
export const lastStep = stepViews.length

/** Where the session of an account ended, and what was typed: the account returns there when it signs in again. */
type ComeBack = { uid: string; view: StepView; fields: CompanyFields }

export interface OpeningState {
  view: 'opening'
  user: SignedInUser | null
  isLeaving: boolean
  hasSaveFailed: boolean
  comeBack: ComeBack | null
}

export interface SignInState {
  view: 'sign-in'
  user: null
  isLeaving: false
  hasSaveFailed: false
  /** How far the sign-in is: its window is open, or an account was chosen and the server is asked about it. */
  attempt: 'window' | 'account' | null
  problem: Problem | null
  /** A message that is not an error. */
  note: string | null
  comeBack: ComeBack | null
}

/** A signed-in account, and what the server has stored about its company. */
interface Account {
  user: SignedInUser
  /** The question 'Leave for now?' is open. */
  isLeaving: boolean
  /** The last attempt to save what was typed has failed. */
  hasSaveFailed: boolean
  /** Another tab has signed in with this account: says so. */
  accountNote: string | null
  /** The stored details of the company, from whatever plan. */
  known: Partial<CompanyFields>
  /** The licence that a payment would give: the first year, or a renewal. */
  offer: Offer | null
  /** The domain name belongs to an existing licence, so it cannot be changed. */
  isDomainLocked: boolean
}

/** An unfinished journey, which can be continued in this view. */
export interface ResumeState extends Account {
  view: 'resume'
  unfinished: { fields: CompanyFields; view: StepView; updatedAt: string | null }
}

interface Step extends Account {
  fields: CompanyFields
  /** The action of this step is in progress; its button is loading. */
  isPending: boolean
  problem: Problem | null
  note: string | null
  /** The price in paise from the server, if it differs from the price of the plan. */
  amount: number | null
  /** Paid, but the licence is not active yet. */
  payment: CheckoutPayment | null
  /** ID of that payment, or of a failed attempt: support asks for it. */
  paymentId: string | null
  /** The provider's ID of the order that was paid, or that a checkout was opened for. */
  orderId: string | null
}

/** `change`: the field that gets the focus, because the visitor wants to change it. */
export type PlanState = Step & { view: 'plan' }
export type CompanyState = Step & { view: 'company'; change: CompanyFieldName | null }
/** `checkout`: our dialog is closed while the provider's checkout is open, and takes the focus back after it. */
export type ReviewState = Step & { view: 'review'; checkout: 'open' | 'closed' | null }
export type StepState = PlanState | CompanyState | ReviewState

/** `licence`: null if the server did not describe it. `launched`: the company, if this journey has activated its licence. */
export type ActiveState = Account & {
  view: 'active'
  licence: Licence | null
  launched: CompanyFields | null
}

export type JourneyState = OpeningState | SignInState | ResumeState | StepState | ActiveState

export type JourneyEvent =
  | { type: 'opened'; user: SignedInUser | null }
  | {
      type: 'shown'
      user: SignedInUser | null
      status: Status | null
      payment?: CheckoutPayment | null
      suggested?: Partial<CompanyFields>
      accountNote?: string | null
    }
  | { type: 'sign-in-moved'; to: 'window' | 'account' }
  | { type: 'sign-in-failed'; text: string; superseded: boolean }
  | { type: 'signed-out' }
  | { type: 'unauthorised'; text: string; note?: string | null }
  | { type: 'resumed' }
  | { type: 'started-afresh'; suggested?: Partial<CompanyFields> }
  | { type: 'renewal-started' }
  | { type: 'typed'; fields: CompanyFields }
  | { type: 'draft-sent'; hasFailed: boolean }
  | { type: 'leave-asked'; isOpen: boolean }
  | { type: 'waiting' }
  /** `fields`: the values that the server has stored in step 2. */
  | { type: 'moved'; by: 1 | -1; fields?: CompanyFields | null; change?: CompanyFieldName }
  /** `amount`: the server's price, where it differs from the one shown. */
  | { type: 'refused'; text: string; errors: FieldErrors | null; paymentId?: string | null; amount?: number }
  | { type: 'noted'; text: string }
  | { type: 'checkout-opened'; orderId: string }
  | { type: 'checkout-closed' }
  | { type: 'not-paid'; text: string }
  | { type: 'paid'; payment: CheckoutPayment }
  | { type: 'completed'; licence: Licence | null }

export const initialState: OpeningState = {
  view: 'opening',
  user: null,
  isLeaving: false,
  hasSaveFailed: false,
  comeBack: null,
}

export const signedOut: SignInState = {
  view: 'sign-in',
  user: null,
  isLeaving: false,
  hasSaveFailed: false,
  attempt: null,
  problem: null,
  note: null,
  comeBack: null,
}

const idle = { isPending: false, problem: null, note: null } as const
const unpaid = { amount: null, payment: null, paymentId: null, orderId: null } as const

export const isStep = (state: JourneyState): state is StepState =>
  (stepViews as readonly string[]).includes(state.view)

/** The number in the stepper: 0 while no account is signed in. */
export const stepOf = ({ view }: JourneyState): number => {
  if (view === 'opening' || view === 'sign-in') return 0
  if (view === 'resume') return 1
  return view === 'active' ? lastStep : stepViews.indexOf(view) + 1
}

export const isCheckoutOpen = (state: JourneyState): boolean =>
  state.view === 'review' && state.checkout === 'open'

/** Submit & Launch was pressed and nothing is left to pay: the licence is being activated. */
export const isLaunching = (state: JourneyState, isOwed: boolean): boolean =>
  state.view === 'review' && state.isPending && (!isOwed || state.payment !== null)

const accountOf = (state: ResumeState | StepState | ActiveState): Account => ({
  user: state.user,
  isLeaving: state.isLeaving,
  hasSaveFailed: state.hasSaveFailed,
  accountNote: state.accountNote,
  known: state.known,
  offer: state.offer,
  isDomainLocked: state.isDomainLocked,
})

function stepAt(view: StepView, step: Step, change: CompanyFieldName | null = null): StepState {
  if (view === 'plan') return { ...step, view }
  return view === 'company' ? { ...step, view, change } : { ...step, view, checkout: null }
}

const freshFields = (user: SignedInUser): CompanyFields => ({ ...emptyFields, companyEmail: user.email })

const plain = (text: string) => asciiDigits(text.trim().toLowerCase())
const isSame = (a: CompanyFields, b: CompanyFields) =>
  companyFieldNames.every((name) => plain(a[name]) === plain(b[name]))

/** A stored company continues at the last step, unless the draft has other values. */
function unfinishedOf(status: Status | null, fresh: CompanyFields): ResumeState['unfinished'] | null {
  const { draft, company } = status ?? {}
  const typed = draft && { ...fresh, ...draft.fields }
  if (company && (!typed || isSame(typed, company)))
    return { fields: company, view: 'review', updatedAt: draft?.updatedAt ?? null }
  if (!typed || isSame(typed, fresh)) return null
  return { fields: typed, view: 'company', updatedAt: draft.updatedAt }
}

const paidBy = (payment: CheckoutPayment) => ({
  payment,
  paymentId: payment.paymentId,
  orderId: payment.orderId,
})

function show(
  state: JourneyState,
  { user, status, payment, suggested, accountNote = null }: Extract<JourneyEvent, { type: 'shown' }>,
): JourneyState {
  if (!user) return signedOut
  // Without a licence the form starts empty, as it does for another plan.
  const known = (status?.domainLocked && status.known) || {}
  const account: Account = {
    user,
    isLeaving: false,
    hasSaveFailed: false,
    accountNote,
    known,
    offer: status?.offer ?? null,
    isDomainLocked: status?.domainLocked ?? false,
  }
  if (status?.licence && (isPaidUp(status) || !payment))
    return { ...account, view: 'active', licence: status.licence, launched: null }
  const fresh = { ...freshFields(user), ...known }
  const step = { ...account, ...idle, ...unpaid, fields: { ...freshFields(user), ...suggested, ...known } }
  const comeBack = 'comeBack' in state && state.comeBack?.uid === user.uid ? state.comeBack : null
  // After a payment no earlier step is shown again.
  if (payment) {
    const typed = comeBack?.fields ?? { ...fresh, ...status?.draft?.fields }
    return stepAt('review', { ...step, ...paidBy(payment), fields: status?.company ?? typed })
  }
  if (comeBack) return stepAt(comeBack.view, { ...step, fields: comeBack.fields })
  const unfinished = unfinishedOf(status, fresh)
  return unfinished ? { ...account, view: 'resume', unfinished } : stepAt('plan', step)
}

const problemAfter = (state: JourneyState, text: string, errors: FieldErrors | null = null): Problem => ({
  text,
  errors,
  number: (('problem' in state && state.problem?.number) || 0) + 1,
})

/** The dialog's next state for each event. An event that the view does not have changes nothing. */
export function reduce(state: JourneyState, event: JourneyEvent): JourneyState {
  switch (event.type) {
    case 'opened':
      return { ...initialState, user: event.user, comeBack: 'comeBack' in state ? state.comeBack : null }
    case 'shown':
      return show(state, event)
    case 'signed-out':
      return signedOut
    case 'unauthorised': {
      const comeBack = isStep(state) ? { uid: state.user.uid, view: state.view, fields: state.fields } : null
      const { text, note = null } = event
      // The toast shows the message; beside the note, which says what happened, it would be announced twice.
      return { ...signedOut, problem: note ? null : problemAfter(state, text), note, comeBack }
    }
    case 'leave-asked':
      return state.view === 'sign-in' ? state : { ...state, isLeaving: event.isOpen }
    case 'draft-sent':
      return state.view === 'sign-in' ? state : { ...state, hasSaveFailed: event.hasFailed }
  }
  if (state.view === 'sign-in') return reduceSignIn(state, event)
  if (state.view === 'opening') return state
  if (event.type === 'started-afresh') {
    const fields = { ...freshFields(state.user), ...event.suggested, ...state.known }
    return stepAt('plan', { ...accountOf(state), ...idle, ...unpaid, accountNote: null, fields })
  }
  if (state.view === 'resume') {
    const { fields, view } = state.unfinished
    if (event.type !== 'resumed') return state
    return stepAt(view, { ...accountOf(state), ...idle, ...unpaid, accountNote: null, fields })
  }
  if (state.view === 'active') {
    if (event.type !== 'renewal-started') return state
    // Before a renewal is paid for, the stored details are shown; if one is missing, step 2 asks for it.
    const fields = { ...freshFields(state.user), ...state.known }
    const isWhole = companyFieldNames.every((name) => fields[name])
    return stepAt(isWhole ? 'review' : 'company', { ...accountOf(state), ...idle, ...unpaid, fields })
  }
  return reduceStep(state, event)
}

function reduceSignIn(state: SignInState, event: JourneyEvent): JourneyState {
  if (event.type === 'sign-in-moved') return { ...state, attempt: event.to, problem: null, note: null }
  if (event.type !== 'sign-in-failed') return state
  if (event.superseded) return { ...state, note: event.text }
  return { ...state, attempt: null, note: null, problem: problemAfter(state, event.text) }
}

function reduceStep(state: StepState, event: JourneyEvent): JourneyState {
  switch (event.type) {
    case 'typed':
      return { ...state, fields: event.fields }
    case 'waiting':
      return { ...state, ...idle, isPending: true }
    case 'moved': {
      const target = stepViews[stepViews.indexOf(state.view) + event.by] ?? state.view
      const fields = event.fields ?? state.fields
      return stepAt(target, { ...state, ...idle, accountNote: null, fields }, event.change)
    }
    case 'refused':
      return {
        ...state,
        ...idle,
        problem: problemAfter(state, event.text, event.errors),
        paymentId: event.paymentId ?? state.payment?.paymentId ?? null,
        amount: event.amount ?? state.amount,
      }
    case 'noted':
      return { ...state, note: event.text }
    case 'not-paid':
      return { ...state, ...idle, note: event.text }
    case 'checkout-opened':
      if (state.view !== 'review') return state
      return { ...state, note: null, checkout: 'open', orderId: event.orderId }
    case 'checkout-closed':
      return state.view === 'review' ? { ...state, checkout: 'closed' } : state
    case 'paid':
      return {
        ...state,
        ...idle,
        ...paidBy(event.payment),
        isPending: true,
        view: 'review',
        checkout: 'closed',
      }
    case 'completed':
      return {
        ...accountOf(state),
        view: 'active',
        hasSaveFailed: false,
        isLeaving: false,
        licence: event.licence,
        launched: event.licence?.active !== false && state.fields.companyName ? state.fields : null,
      }
    default:
      return state
  }
}
