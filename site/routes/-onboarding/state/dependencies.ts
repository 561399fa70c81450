import { toast } from '@kaksha/design-system'
import { brand } from '../../../content/brand'
import { plans, samplePaidPlan } from '../../../content/plans'
import type { Plan } from '../../../content/types'
import { authProvider } from '../../../services/auth/client/current-provider'
import { signIn, signOut } from '../../../services/auth/client/sign-in'
import { readSession } from '../../../services/auth/client/storage'
import { owesPayment } from '../../../services/licensing/contract'
import {
  completeOnboarding,
  discardDraft,
  getAvailability,
  getStatus,
  saveDraft,
  verifyCompany,
} from '../../../services/onboarding/client/calls'
import { suggestedFields } from '../../../services/onboarding/client/company-preview'
import type { FetchAvailability } from '../../../services/onboarding/client/domain-check'
import { trialFailedMessage } from '../../../services/onboarding/contract'
import { createPaymentOrder } from '../../../services/payment/client/calls'
import {
  fetchCheckout,
  isSandboxCheckout,
  preloadCheckout,
} from '../../../services/payment/client/current-checkout'
import { paymentStorage } from '../../../services/payment/client/payment-storage'
import { paymentFailedMessage } from '../../../services/payment/contract'
import type { JourneyDeps } from './context'

/** The plan with this short code, if it is offered. The sample plan exists only where payments are a sandbox. */
export const findPlan = (code: string): Plan | undefined =>
  [...plans, ...(isSandboxCheckout ? [samplePaidPlan] : [])].find((plan) => plan.code === code)

/** The page after onboarding. Without VITE_APPLICATION_URL, a sandbox page that shows the tenant. */
export const applicationUrl = brand.applicationUrl || '/sandbox/application'

/** Null while nobody is signed in. */
export const fetchAvailability: FetchAvailability = async (name, signal) => {
  const session = readSession()
  if (!session) return null
  return getAvailability(
    { uid: session.user.uid, bearer: await authProvider.bearer(session.accessToken) },
    name,
    signal,
  )
}

/** Kept in memory only: nothing personal is stored in the browser. */
export const unsavedDrafts: JourneyDeps['unsaved'] = new Map()

const toastId = 'journey'

/** The real dependencies of the journey: sign-in, API, checkout, toasts, navigation. */
export const journeyDeps = (plan: Plan, close: () => void): JourneyDeps => ({
  auth: {
    session: readSession,
    signIn: (onAccount) => signIn(authProvider, onAccount),
    signOut: () => signOut(),
    cancel: () => authProvider.cancel(),
    bearer: (accessToken) => authProvider.bearer(accessToken),
  },
  api: { getStatus, verifyCompany, completeOnboarding, saveDraft, discardDraft },
  payment: {
    preload: preloadCheckout,
    createOrder: createPaymentOrder,
    fetchCheckout,
    ...paymentStorage,
  },
  unsaved: unsavedDrafts,
  toast: {
    success: (message) => toast.success(message, { id: toastId }),
    error: (message) => toast.error(message, { id: toastId }),
    clear: () => toast.dismiss(toastId),
  },
  completionFailed: owesPayment(plan) ? paymentFailedMessage(brand.email) : trialFailedMessage,
  suggested: suggestedFields,
  close,
  openApplication: () => location.replace(applicationUrl),
})
