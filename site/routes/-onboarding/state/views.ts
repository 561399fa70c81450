import type { FieldErrors } from '../../../contracts/api'
import type { SignedInUser } from '../../../contracts/auth'
import { type CompanyFieldName, companyFieldNames, mapCompanyFields } from '../../../contracts/company-fields'
import { asciiDigits } from '../../../contracts/field-text'
import { type CompanyFields, isPaidUp, type Licence } from '../../../contracts/licensing'
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

/** The views of the three steps, in their order. */
export const stepViews = ['plan', 'company', 'review'] as const
type StepView = (typeof stepViews)[number]

/** No account is signed in: there is nothing to leave or to save. */
const withoutAccount = { user: null, isLeaving: false, hasSaveFailed: false } as const

export interface OpeningState {
  view: 'opening'
  user: SignedInUser | null
  isLeaving: boolean
  hasSaveFailed: boolean
}

export type SignInState = typeof withoutAccount & {
  view: 'sign-in'
  /** How far the sign-in is: its window is open, or an account was chosen and the server is asked about it. */
  attempt: 'window' | 'account' | null
  error: string | null
  /** A message that is not an error. */
  note: string | null
}

interface Account {
  user: SignedInUser
  /** What the server has stored for the account; null if it did not answer. */
  status: Status | null
  /** The question 'Leave for now?' is open. */
  isLeaving: boolean
  /** The last attempt to save what was typed has failed. */
  hasSaveFailed: boolean
  /** Another tab has signed in with this account: says so. */
  accountNote: string | null
}

/** An unfinished journey, which can be continued in this view. */
export interface ResumeState extends Account {
  view: 'resume'
  unfinished: { fields: CompanyFields; view: StepView; updatedAt: string | null }
}

/** What all steps have. */
export interface Step extends Account {
  fields: CompanyFields
  /** The action of this step is in progress; its button is loading. */
  isPending: boolean
  /** Why the last action failed. `number` increases, so that a repeated error is announced again. */
  problem: { text: string; errors: FieldErrors | null; number: number } | null
  note: string | null
  /** The price in paise from the server, if it differs from the price of the plan. */
  amount: number | null
  /** Paid, but the licence is not active yet. */
  payment: CheckoutPayment | null
  /** The provider's IDs of the order that a checkout was opened for, and of an attempt that failed: support asks for them. */
  orderId: string | null
  failedPaymentId: string | null
}

interface PlanState extends Step {
  view: 'plan'
}

/** `change`: the field that gets the focus, because the visitor wants to change it. */
export interface CompanyState extends Step {
  view: 'company'
  change: CompanyFieldName | null
}

/** `checkout`: our dialog is closed while the provider's checkout is open, and takes the focus back after it. */
export interface ReviewState extends Step {
  view: 'review'
  checkout: 'open' | 'closed' | null
}

export type StepState = PlanState | CompanyState | ReviewState

/** `licence`: null if the server did not describe it. `launched`: the company, if this journey has activated its licence. */
export interface ActiveState extends Account {
  view: 'active'
  licence: Licence | null
  launched: CompanyFields | null
}

export type JourneyState = OpeningState | SignInState | ResumeState | StepState | ActiveState

export const isStep = (state: JourneyState): state is StepState =>
  (stepViews as readonly string[]).includes(state.view)

/** The number in the stepper: 0 while no account is signed in, and one more than the last when all are done. */
export const stepOf = ({ view }: JourneyState): number => {
  if (view === 'resume') return 1
  return view === 'active' ? stepViews.length + 1 : (stepViews as readonly string[]).indexOf(view) + 1
}

export const isCheckoutOpen = (state: JourneyState): boolean =>
  state.view === 'review' && state.checkout === 'open'

/** Paid, but the licence is not active yet. */
export const hasPaid = (state: JourneyState): boolean => isStep(state) && state.payment !== null

/** Submit & Launch was pressed and nothing is left to pay: the licence is being activated. */
export const isLaunching = (state: JourneyState, isOwed: boolean): boolean =>
  state.view === 'review' && state.isPending && (!isOwed || hasPaid(state))

export const opening = (user: SignedInUser | null): OpeningState => ({
  ...withoutAccount,
  view: 'opening',
  user,
})

export const signedOut: SignInState = {
  ...withoutAccount,
  view: 'sign-in',
  attempt: null,
  error: null,
  note: null,
}

/** A step in which no action is in progress and none has failed. */
export const idle = { isPending: false, problem: null, note: null } as const

const accountOf = ({ user, status, isLeaving, hasSaveFailed, accountNote }: Account): Account => ({
  user,
  status,
  isLeaving,
  hasSaveFailed,
  accountNote,
})

/** The fields of a new form. Without a licence it starts empty, as it does for another plan. */
const newFields = ({ user, status }: Account, suggested: Partial<CompanyFields> = {}): CompanyFields => ({
  ...mapCompanyFields(() => ''),
  companyEmail: user.email,
  ...suggested,
  ...(status?.domainLocked && status.known),
})

const newViews = {
  plan: { view: 'plan' },
  company: { view: 'company', change: null },
  review: { view: 'review', checkout: null },
} as const

/** What a step passes on to the next. */
type Progress = Pick<Step, 'fields'> &
  Partial<Pick<Step, 'payment' | 'amount' | 'orderId' | 'failedPaymentId'>>

const startAt = (view: StepView, account: Account, progress: Progress): StepState => {
  const { fields, payment = null, amount = null, orderId = null, failedPaymentId = null } = progress
  return {
    ...accountOf(account),
    ...idle,
    ...newViews[view],
    fields,
    payment,
    amount,
    orderId,
    failedPaymentId,
  }
}

/** The next step, or the one before; the same if there is none. */
export const moved = (step: StepState, by: 1 | -1, fields = step.fields): StepState => {
  const view = stepViews[stepViews.indexOf(step.view) + by]
  return view ? startAt(view, { ...step, accountNote: null }, { ...step, fields }) : step
}

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

interface Entrance {
  user: SignedInUser
  status: Status | null
  payment?: CheckoutPayment | null
  suggested?: Partial<CompanyFields>
  accountNote?: string | null
  /** The step at which a session has ended: its account returns there. */
  interrupted?: StepState | null
}

/** The first view of a signed-in account. */
export function entered(entrance: Entrance): JourneyState {
  const { user, status, payment, suggested, accountNote = null, interrupted } = entrance
  const account: Account = { user, status, isLeaving: false, hasSaveFailed: false, accountNote }
  if (status?.licence && (isPaidUp(status) || !payment))
    return { ...account, view: 'active', licence: status.licence, launched: null }
  const fresh = newFields(account)
  const last = interrupted?.user.uid === user.uid ? interrupted : null
  // After a payment no earlier step is shown again.
  if (payment) {
    const typed = last?.fields ?? { ...fresh, ...status?.draft?.fields }
    return startAt('review', account, { fields: status?.company ?? typed, payment })
  }
  if (last) return startAt(last.view, account, { fields: last.fields })
  const unfinished = unfinishedOf(status, fresh)
  return unfinished
    ? { ...account, view: 'resume', unfinished }
    : startAt('plan', account, { fields: newFields(account, suggested) })
}

export const resumed = (state: ResumeState) =>
  startAt(state.unfinished.view, { ...state, accountNote: null }, state.unfinished)

export const startedAfresh = (state: ResumeState, suggested: Partial<CompanyFields>) =>
  startAt('plan', { ...state, accountNote: null }, { fields: newFields(state, suggested) })

/** Before a renewal is paid for, the stored details are shown; if one is missing, step 2 asks for it. */
export function renewing(state: ActiveState) {
  const fields = newFields(state)
  const isWhole = companyFieldNames.every((name) => fields[name])
  return startAt(isWhole ? 'review' : 'company', state, { fields })
}

export const completed = (step: StepState, licence: Licence | null): ActiveState => ({
  ...accountOf(step),
  view: 'active',
  hasSaveFailed: false,
  isLeaving: false,
  licence,
  launched: licence?.active !== false && step.fields.companyName ? step.fields : null,
})
