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

export const lastStep = 3
/** Bounds of the step counter (docs/product.md, Onboarding); the buttons stop it earlier. */
const clampStep = (step: number) => Math.min(Math.max(step, 1), 5)

export const emptyFields: CompanyFields = mapCompanyFields(() => '')

/** The error of the current step. */
export interface Problem {
  text: string
  errors: FieldErrors | null
  /** Increases with each error, so that a repeated one is announced again. */
  number: number
}

export interface JourneyState {
  view: 'opening' | 'sign-in' | 'resume' | 'steps' | 'active'
  /** 0 while no account is signed in. */
  step: number
  user: SignedInUser | null
  fields: CompanyFields
  /** The action in progress; its button is loading. */
  pending: 'sign-in' | 'next' | 'submit' | null
  /** A sign-in window is open. */
  windowOpen: boolean
  problem: Problem | null
  /** A message that is not an error. */
  note: string | null
  /** Values of the unfinished journey, and the step where it continues. */
  unfinished: { fields: CompanyFields; step: number; updatedAt: string | null } | null
  licence: Licence | null
  /** The licence that a payment would give: the first year, or a renewal. */
  offer: Offer | null
  /** The domain name belongs to an existing licence, so it cannot be changed. */
  domainLocked: boolean
  /** The price in paise from the server, if it differs from the price of the plan. */
  amount: number | null
  /** The stored details of the account's company, from whatever plan. */
  known: Partial<CompanyFields>
  /** The provider's checkout is open, and our dialog is closed. */
  paying: boolean
  /** The checkout has just closed. */
  returned: boolean
  /** Paid, but the licence is not active yet. */
  payment: CheckoutPayment | null
  /** ID of that payment, or of a failed attempt: support asks for it. */
  paymentId: string | null
  /** The provider's ID of the order that was paid, or that a checkout was opened for. */
  orderId: string | null
  /** The licence was activated in this journey. */
  fresh: boolean
  /** The last attempt to save what was typed has failed. */
  saveFailed: boolean
  /** The question 'Leave for now?' is open. */
  leaving: boolean
  /** Another tab has signed in with another account: says so. */
  accountNote: string | null
  /** The field of step 2 that gets the focus, because the visitor wants to change it. */
  change: CompanyFieldName | null
  /** The position in the journey when the session ended, for this account. */
  comeBack: { uid: string; step: number } | null
}

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
  | { type: 'window-opened' }
  | { type: 'account-chosen' }
  | { type: 'sign-in-failed'; text: string; superseded: boolean }
  | { type: 'signed-out' }
  | { type: 'unauthorised'; text: string }
  | { type: 'resumed' }
  | { type: 'started-afresh'; suggested?: Partial<CompanyFields> }
  | { type: 'waiting'; for: 'next' | 'submit' }
  /** `fields`: the values that the server has stored in step 2. */
  | { type: 'moved'; by: 1 | -1; fields?: CompanyFields | null; change?: CompanyFieldName }
  | { type: 'renewal-started' }
  | { type: 'refused'; text: string; errors: FieldErrors | null; paymentId?: string | null }
  | { type: 'checkout-opened'; orderId: string }
  | { type: 'checkout-closed' }
  | { type: 'not-paid'; text: string }
  | { type: 'paid'; payment: CheckoutPayment }
  | { type: 'completed'; licence: Licence | null }
  /** Values that change nothing else. `amount`: the server's price differs from the one shown. */
  | { type: 'set'; to: Partial<Pick<JourneyState, 'fields' | 'amount' | 'note' | 'saveFailed' | 'leaving'>> }

export const initialState: JourneyState = {
  view: 'opening',
  step: 0,
  user: null,
  fields: emptyFields,
  pending: null,
  windowOpen: false,
  problem: null,
  note: null,
  unfinished: null,
  licence: null,
  offer: null,
  domainLocked: false,
  amount: null,
  known: {},
  paying: false,
  returned: false,
  payment: null,
  paymentId: null,
  orderId: null,
  fresh: false,
  saveFailed: false,
  leaving: false,
  accountNote: null,
  change: null,
  comeBack: null,
}

const nothingPending = { pending: null, problem: null, note: null, windowOpen: false } as const

const freshFields = (user: SignedInUser | null): CompanyFields => ({
  ...emptyFields,
  companyEmail: user?.email ?? '',
})

const plain = (text: string) => asciiDigits(text.trim().toLowerCase())
const same = (a: CompanyFields, b: CompanyFields) =>
  companyFieldNames.every((name) => plain(a[name]) === plain(b[name]))

/** A stored company continues at the last step, unless the draft has other values. */
function unfinishedOf(status: Status | null, fresh: CompanyFields): JourneyState['unfinished'] {
  const { draft, company } = status ?? {}
  const typed = draft && { ...fresh, ...draft.fields }
  if (company && (!typed || same(typed, company)))
    return { fields: company, step: lastStep, updatedAt: draft?.updatedAt ?? null }
  if (!typed || same(typed, fresh)) return null
  return { fields: typed, step: 2, updatedAt: draft.updatedAt }
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
  // Without a licence the form starts empty, as it does for another plan.
  const known = (status?.domainLocked && status.known) || {}
  const fresh = { ...freshFields(user), ...known }
  const base = {
    ...initialState,
    user,
    known,
    fields: { ...freshFields(user), ...suggested, ...known },
    offer: status?.offer ?? null,
    domainLocked: status?.domainLocked ?? false,
    accountNote,
  }
  if (!user) return { ...base, view: 'sign-in' }
  if (status?.licence && (isPaidUp(status) || !payment))
    return { ...base, view: 'active', step: lastStep, licence: status.licence }
  // After a payment no earlier step is shown again.
  if (payment) {
    const typed = state.comeBack?.uid === user.uid ? state.fields : { ...fresh, ...status?.draft?.fields }
    return { ...base, ...paidBy(payment), fields: status?.company ?? typed, view: 'steps', step: lastStep }
  }
  if (state.comeBack?.uid === user.uid)
    return { ...base, view: 'steps', step: state.comeBack.step, fields: state.fields }
  const unfinished = unfinishedOf(status, fresh)
  return unfinished ? { ...base, view: 'resume', step: 1, unfinished } : { ...base, view: 'steps', step: 1 }
}

const problem = (state: JourneyState, text: string, errors: FieldErrors | null = null): Problem => ({
  text,
  errors,
  number: (state.problem?.number ?? 0) + 1,
})

/** The dialog's next state for each event. Waiting and calls belong to the controller. */
export function reduce(state: JourneyState, event: JourneyEvent): JourneyState {
  switch (event.type) {
    case 'opened':
      return { ...initialState, user: event.user, fields: state.fields, comeBack: state.comeBack }
    case 'shown':
      return show(state, event)
    case 'window-opened':
      return { ...state, ...nothingPending, windowOpen: true }
    case 'account-chosen':
      return { ...state, ...nothingPending, pending: 'sign-in' }
    case 'sign-in-failed':
      return event.superseded
        ? { ...state, note: event.text }
        : { ...state, ...nothingPending, problem: problem(state, event.text) }
    case 'signed-out':
      return { ...initialState, view: 'sign-in' }
    case 'unauthorised':
      return {
        ...initialState,
        view: 'sign-in',
        problem: problem(state, event.text),
        fields: state.fields,
        comeBack: state.user && state.view === 'steps' ? { uid: state.user.uid, step: state.step } : null,
      }
    case 'resumed':
      if (!state.unfinished) return state
      return {
        ...state,
        accountNote: null,
        ...nothingPending,
        view: 'steps',
        step: state.unfinished.step,
        fields: state.unfinished.fields,
        unfinished: null,
      }
    case 'started-afresh':
      return {
        ...state,
        accountNote: null,
        ...nothingPending,
        view: 'steps',
        step: 1,
        fields: { ...freshFields(state.user), ...event.suggested, ...state.known },
        unfinished: null,
      }
    // Before a renewal is paid for, the stored details are shown; if one is missing, step 2 asks for it.
    case 'renewal-started': {
      const fields = { ...freshFields(state.user), ...state.known }
      const isWhole = companyFieldNames.every((name) => fields[name])
      return { ...state, ...nothingPending, view: 'steps', step: isWhole ? lastStep : 2, fields }
    }
    case 'set':
      return { ...state, ...event.to }
    case 'waiting':
      return { ...state, ...nothingPending, pending: event.for }
    case 'moved':
      return {
        ...state,
        ...nothingPending,
        fields: event.fields ?? state.fields,
        returned: false,
        accountNote: null,
        change: event.change ?? null,
        step: clampStep(state.step + event.by),
      }
    case 'refused':
      return {
        ...state,
        ...nothingPending,
        problem: problem(state, event.text, event.errors),
        paymentId: event.paymentId ?? state.payment?.paymentId ?? null,
      }
    case 'checkout-opened':
      return { ...state, note: null, paying: true, orderId: event.orderId }
    case 'checkout-closed':
      return { ...state, paying: false, returned: true }
    case 'not-paid':
      return { ...state, ...nothingPending, note: event.text }
    case 'paid':
      return {
        ...state,
        ...nothingPending,
        pending: 'submit',
        step: lastStep,
        paying: false,
        returned: true,
        ...paidBy(event.payment),
      }
    case 'completed':
      return {
        ...state,
        ...nothingPending,
        view: 'active',
        saveFailed: false,
        leaving: false,
        paying: false,
        payment: null,
        paymentId: null,
        orderId: null,
        licence: event.licence,
        fresh: true,
      }
  }
}
