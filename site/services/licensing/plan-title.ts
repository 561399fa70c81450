import { plans, samplePaidPlan } from '../../content/plans'

/** The title of a plan, or its code where the plan is no longer offered. */
export const planTitle = (code: string) =>
  [...plans, samplePaidPlan].find((plan) => plan.code === code)?.title ?? code
