/** What contracts of several components have in common. */
import type { ContractKey, Movement } from './meta.ts'

/** A page of the Web Accessibility Initiative: a tutorial, or about a success criterion of WCAG. */
export const wai = (name: string, page: string) => ({ name, url: `https://www.w3.org/WAI/${page}` })

/** A pattern of the WAI-ARIA Authoring Practices Guide. */
export const apg = (name: string, page: string) => wai(name, `ARIA/apg/patterns/${page}/`)

/** A native element, as the HTML Standard defines it. */
export const html = (name: string, place: string) => ({
  name,
  url: `https://html.spec.whatwg.org/multipage/${place}`,
})

/** An arrow key that moves on from the last item to the first, and skips disabled ones. */
export const wraps: Movement = { ends: 'wraps', rightToLeft: 'same', disabled: 'skipped' }
/** The same along the line: right and left change places in right-to-left text. */
export const wrapsAcross: Movement = { ...wraps, rightToLeft: 'mirrored' }
/** A key that moves to an end, or does not move beyond it. */
export const stops: Movement = { ...wraps, ends: 'stops' }

/** Enter and Space do the same. */
export const pressRows = (does: string, on?: string): ContractKey[] => [
  { key: 'Enter', on, does },
  { key: 'Space', on, does: 'Same as Enter.' },
]

/** Tab and, in the other direction, Shift+Tab. `moves` in a focus trap. */
export const tabRows = (does: string, moves?: Movement): ContractKey[] => [
  { key: 'Tab', does, moves },
  { key: 'Shift+Tab', does: 'Moves backward in the same order.', moves },
]

/** The arrow keys of a vertical list, Home and End. */
export const listRows = (item: string): ContractKey[] => [
  { key: 'ArrowDown', does: `Moves to the next ${item}; after the last, the first.`, moves: wraps },
  { key: 'ArrowUp', does: `Moves to the previous ${item}; before the first, the last.`, moves: wraps },
  { key: 'Home', does: `Moves to the first ${item}.`, moves: stops },
  { key: 'End', does: `Moves to the last ${item}.`, moves: stops },
]

/** The arrow keys of radio buttons, which choose. */
export function radioRows(item: string, disabled: Movement['disabled'] = 'skipped'): ContractKey[] {
  const along: Movement = { ...wraps, disabled }
  const across: Movement = { ...wrapsAcross, disabled }
  return [
    { key: 'ArrowDown', does: `Chooses the next ${item}; after the last, the first.`, moves: along },
    {
      key: 'ArrowRight',
      does: `Same as ArrowDown; in right-to-left text the previous ${item}.`,
      moves: across,
    },
    { key: 'ArrowUp', does: `Chooses the previous ${item}; before the first, the last.`, moves: along },
    { key: 'ArrowLeft', does: `Same as ArrowUp; in right-to-left text the next ${item}.`, moves: across },
  ]
}

/** The criteria of a control that is pressed and that the keyboard reaches, and further ones, in their order. */
export const operable = (...further: string[]) =>
  ['2.1.1', '2.4.7', '2.5.8', '4.1.2', ...further].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
