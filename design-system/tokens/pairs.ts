/** Text, or something that must only be seen: WCAG 2.2 asks 7:1 (AAA, which body text keeps), 4.5:1 or 3:1. */
type Minimum = 7 | 4.5 | 3

/** A foreground that may stand on these backgrounds, on every surface of every theme unless `on` says where. */
export interface Pair {
  foreground: string
  backgrounds: readonly string[]
  minimum: Minimum
  on?: readonly string[]
}

const fields = ['bg', 'bg-2', 'surface'] as const
const paper = ['page', 'artefact'] as const
const slate = ['board', 'board-deep'] as const

/** Every allowed pair. What is not listed here is not allowed: `hair` and `margin` are decoration and carry nothing. */
export const pairs: readonly Pair[] = [
  { foreground: 'text', backgrounds: fields, minimum: 7 },
  {
    foreground: 'text',
    backgrounds: ['error-wash', 'ok-wash', 'info-wash', 'accent-wash'],
    minimum: 7,
  },
  { foreground: 'text-2', backgrounds: ['bg'], minimum: 7 },
  { foreground: 'text-2', backgrounds: ['bg-2', 'surface'], minimum: 4.5 },
  {
    foreground: 'text-2',
    backgrounds: ['info-wash', 'accent-wash'],
    minimum: 4.5,
  },
  { foreground: 'link', backgrounds: [...fields, 'info-wash'], minimum: 4.5 },
  {
    foreground: 'focus',
    backgrounds: [...fields, 'info-wash', 'accent-wash', 'error-wash', 'ok-wash'],
    minimum: 3,
  },
  { foreground: 'error', backgrounds: [...fields, 'error-wash'], minimum: 4.5 },
  { foreground: 'ok', backgrounds: [...fields, 'ok-wash'], minimum: 4.5 },
  { foreground: 'edge', backgrounds: fields, minimum: 3 },
  { foreground: 'on-accent', backgrounds: ['accent', 'accent-hi'], minimum: 7 },
  { foreground: 'accent-edge', backgrounds: fields, minimum: 3 },
  { foreground: 'on-solid', backgrounds: ['solid', 'solid-hi'], minimum: 7 },
  { foreground: 'solid', backgrounds: fields, minimum: 3 },
  { foreground: 'accent', backgrounds: fields, minimum: 4.5, on: slate },
  { foreground: 'text', backgrounds: ['error-wash'], minimum: 7, on: paper },
]
