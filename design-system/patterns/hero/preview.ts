import type { PreviewColour } from './preview.variants.ts'
import type { Week } from './preview-week.tsx'

/** A small teaching site, as data. */
export type Preview = {
  /** Address in the window's bar. */
  address: string
  /** What is to be known of the address, behind it. */
  addressNote?: string
  school: string
  /** One letter or two on a tile before the name: the mark of a school that has none yet. */
  mark?: string
  /** The subject's colour. The sample has several, as the art has them. */
  colour?: PreviewColour
  links: readonly string[]
  signIn: string
  live: { tag: string; what: string; who: string; count: string; countUnit: string; join: string }
  coursesTitle: string
  courses: readonly { title: string; fee: string; note: string }[]
  weekTitle: string
  week: Week
  /** What has just happened, on a slip of paper. */
  slip: { sum: string; what: string }
}
