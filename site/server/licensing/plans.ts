/** The part of a plan that the server needs; the rest is in site/content. */
export type OfferedPlan = {
  code: string
  price: number
  hasFreeTrail: boolean
  webBookingAllowed: boolean
}

export type FindPlan = (code: string) => OfferedPlan | null

/** The plans that can be booked online. */
export const bookablePlans =
  (plans: readonly OfferedPlan[]): FindPlan =>
  (code) =>
    plans.find((plan) => plan.code === code && plan.webBookingAllowed) ?? null
