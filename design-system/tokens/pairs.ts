import type { ColourName } from './names.ts'
import type { Surface } from './themes.ts'

/** What a foreground is for, what WCAG 2.2 asks of it, and what it is called in a sentence. */
export const needs = {
  /** AAA, which the text that a page is made of keeps. */
  reading: { minimum: 7, criteria: ['1.4.6'], what: 'Text to be read at length' },
  text: { minimum: 4.5, criteria: ['1.4.3'], what: 'Text' },
  /** Edges of controls, icons, fills of buttons, progress, marks of a state. */
  mark: { minimum: 3, criteria: ['1.4.11'], what: 'An edge, an icon or a mark' },
  focus: { minimum: 3, criteria: ['2.4.7', '1.4.11'], what: 'The focus ring' },
} as const
export type Need = keyof typeof needs

/** A foreground that may stand on these backgrounds, on every surface of every theme unless `on` says where. */
export interface Pair {
  foreground: ColourName
  backgrounds: readonly ColourName[]
  need: Need
  on?: readonly Surface[]
}

const fields = ['bg', 'bg-2', 'surface'] as const
const washes = ['error-wash', 'ok-wash', 'info-wash', 'accent-wash'] as const
/** Whatever a control or a text can stand on: a card of any tone may hold any of them. */
const grounds = [...fields, ...washes] as const
const slate = ['board', 'board-deep'] as const

/**
 * Every allowed pair. The tests find a class that combines two others.
 *
 * The focus ring is proved against the ground that it stands on, on both of its sides: it lies 3px away from its
 * control (`theme.css`), so what lies next to it is the ground, and the same pixels without it are the ground too,
 * which is what WCAG 2.4.13 compares. Where a ring has to lie inside of its control, that control is filled with a
 * ground; the tests hold the list of such places.
 *
 * Contrast does not change when the two change places: a button that is filled with `text` under the pointer, with
 * words in `bg`, is the first pair.
 */
export const pairs: readonly Pair[] = [
  { foreground: 'text', backgrounds: grounds, need: 'reading' },
  { foreground: 'text-2', backgrounds: ['bg'], need: 'reading' },
  { foreground: 'text-2', backgrounds: ['bg-2', 'surface', ...washes], need: 'text' },
  { foreground: 'link', backgrounds: grounds, need: 'text' },
  { foreground: 'error', backgrounds: grounds, need: 'text' },
  { foreground: 'ok', backgrounds: grounds, need: 'text' },
  // The edge of the main button, and the text of a badge in chalk.
  { foreground: 'accent-edge', backgrounds: grounds, need: 'text' },
  { foreground: 'on-accent', backgrounds: ['accent', 'accent-hi'], need: 'reading' },
  { foreground: 'on-solid', backgrounds: ['solid', 'solid-hi'], need: 'reading' },
  { foreground: 'accent', backgrounds: grounds, need: 'text', on: slate },
  { foreground: 'edge', backgrounds: grounds, need: 'mark' },
  { foreground: 'solid', backgrounds: grounds, need: 'mark' },
  { foreground: 'solid-hi', backgrounds: grounds, need: 'mark' },
  { foreground: 'focus', backgrounds: grounds, need: 'focus' },
]

/** Colours that carry nothing: whoever does not see them misses nothing. */
export const decoration: Readonly<Partial<Record<ColourName, string>>> = {
  hair: 'Rules between rows that space and type already part. The edge of a control is `edge`.',
  margin: 'The doubled line of the exercise book.',
  board: 'A drawn gong. As a ground it is `bg` of the surface `board`.',
  'board-deep': 'What lies behind a video before its first picture, and behind the drawn ledge.',
  scrim: 'Dims the page behind a dialog, whose own ground is opaque.',
}

export interface SinglePair {
  foreground: ColourName
  background: ColourName
  need: Need
  minimum: number
}

/** Every pair that is allowed on a surface, one by one. */
export const pairsOn = (surface: Surface): SinglePair[] =>
  pairs
    .filter(({ on }) => !on || on.includes(surface))
    .flatMap(({ foreground, backgrounds, need }) =>
      backgrounds.map((background) => ({ foreground, background, need, minimum: needs[need].minimum })),
    )
