import { toast } from '@kaksha/design-system'
import { pageEvents } from '../../../browser/names'
import { brand } from '../../../content/brand'
import { paymentFailedMessage } from '../../../content/payment'
import { plans, samplePaidPlan } from '../../../content/plans'
import type { Plan } from '../../../content/types'
import type { CompanyFields } from '../../../contracts/licensing'
import { annualPaise, owesPayment, paymentCurrency } from '../../../contracts/money'
import { trialFailedMessage } from '../../../contracts/onboarding'
import { authProvider } from '../../../services/auth/current-provider'
import { signIn, signOut } from '../../../services/auth/sign-in'
import { readSession } from '../../../services/auth/storage'
import {
  completeOnboarding,
  discardDraft,
  getStatus,
  saveDraft,
  verifyCompany,
} from '../../../services/onboarding/calls'
import { suggestedFields } from '../../../services/onboarding/company-preview'
import { requestPaymentOrder } from '../../../services/payment/calls'
import { fetchCheckout, isSandboxCheckout, preloadCheckout } from '../../../services/payment/current-checkout'
import { paymentStorage } from '../../../services/payment/payment-storage'

export type JourneyPlan = ReturnType<typeof journeyPlan>

/** The part of a plan that the journey needs. `paid`: before the licence is activated. `amount`: as it is shown, in paise. */
export const journeyPlan = (plan: Plan) => ({
  code: plan.code as string,
  currencySymbol: plan.currency || '₹',
  currencyType: paymentCurrency as string,
  paid: owesPayment(plan),
  amount: annualPaise(plan),
})

/** The plan with this short code, if it is offered. The sample plan exists only where payments are a sandbox. */
export const findPlan = (code: string): Plan | undefined =>
  [...plans, ...(isSandboxCheckout ? [samplePaidPlan] : [])].find(
    (plan) => plan.code === code && plan.webBookingAllowed,
  )

/** The page after onboarding. Without VITE_APPLICATION_URL, a sandbox page that shows the tenant. */
export const applicationUrl = brand.applicationUrl || '/sandbox/application'

/**
 * Unsaved values of step 2, by `unsavedKey`. In memory only, because no company data is stored in the browser: they
 * survive closing the dialog, but not a reload.
 */
export const unsavedDrafts = new Map<string, CompanyFields>()

/** Resolves when there is a connection. */
const online = () =>
  new Promise<void>((resolve) => {
    if (navigator.onLine) return resolve()
    addEventListener('online', () => resolve(), { once: true })
  })

/** All side effects of the journey, so that tests can replace them. */
export type JourneyDeps = ReturnType<typeof journeyDeps>

const toastId = 'journey'

/** The real dependencies of the journey: sign-in, API, checkout, toasts, navigation. */
export const journeyDeps = (plan: Plan, close: () => void) => ({
  auth: {
    session: readSession,
    /** Opens its window synchronously: browsers block a window that opens later. */
    signIn: (onAccount: () => void) => signIn(authProvider, onAccount),
    signOut: () => signOut(),
    cancel: () => authProvider.cancel(),
  },
  api: { getStatus, verifyCompany, completeOnboarding, saveDraft, discardDraft },
  payment: {
    preload: preloadCheckout,
    createOrder: requestPaymentOrder,
    fetchCheckout,
    // Payments that have not become a licence yet, by account and plan. They survive a reload.
    save: paymentStorage.save,
    read: paymentStorage.read,
    forget: paymentStorage.forget,
  },
  unsaved: unsavedDrafts,
  toast: {
    success: (message: string) => toast.success(message, { id: toastId }),
    error: (message: string) => toast.error(message, { id: toastId }),
    clear: () => toast.dismiss(toastId),
  },
  completionFailed: owesPayment(plan) ? paymentFailedMessage(brand.email) : trialFailedMessage,
  suggested: suggestedFields,
  close,
  /** A launch has ended after its dialog was closed: the parts of the page that show it look again. */
  refreshPage: () => void dispatchEvent(new Event(pageEvents.journeyClosed)),
  online,
  openApplication: () => location.replace(applicationUrl),
})
