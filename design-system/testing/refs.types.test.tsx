import type * as parts from '../index.ts'

/** The parts that take a class for their root element and no ref to it. */
type WithoutRef = {
  [Name in keyof typeof parts]: (typeof parts)[Name] extends (props: infer Props) => unknown
    ? 'className' extends keyof Props
      ? 'ref' extends keyof Props
        ? never
        : Name
      : never
    : never
}[keyof typeof parts]

type Equal<One, Other> = [One, Other] extends [Other, One] ? true : false

/** Its class is on its text, not on its root. Checked by `tsc`, never run. */
export const withoutRef: Equal<WithoutRef, 'AccordionContent'> = true
