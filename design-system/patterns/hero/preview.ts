import type { PreviewColour } from './preview.variants.ts'
import type { Week } from './preview-week.tsx'

/** A small teaching site, as data. */
export type Preview = {
  /** Address in the address bar. */
  address: string
  /** A note about the address, shown after it. */
  addressNote?: string
  school: string
  /** One or two letters before the name, for a school without a logo. */
  mark?: string
  /** The colour of the subject. Without it the preview has several colours. */
  colour?: PreviewColour
  links: readonly string[]
  signIn: string
  live: { tag: string; what: string; who: string; count: string; countUnit: string; join: string }
  coursesTitle: string
  courses: readonly { title: string; fee: string; note: string }[]
  weekTitle: string
  week: Week
  /** A notification over the preview, such as a payment. */
  slip: { sum: string; what: string }
}
