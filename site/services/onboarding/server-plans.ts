/** What the server must know of a plan; the site's content says the rest. */
export type OfferedPlan = {
  code: string
  price: number
  hasFreeTrail: boolean
  webBookingAllowed: boolean
}

export type FindPlan = (code: string) => OfferedPlan | null

/** The plans that can be booked on the site. */
export const bookablePlans =
  (plans: readonly OfferedPlan[]): FindPlan =>
  (code) =>
    plans.find((plan) => plan.code === code && plan.webBookingAllowed) ?? null

/** Decided from the stored plan alone, whatever the browser says. */
export const owesPayment = (plan: OfferedPlan) => !plan.hasFreeTrail && plan.price !== 0
