import type { ColourName } from '../../../design-system/tokens/names.ts'

/** What each colour is for, in the order in which somebody would choose them. */
export const meanings: readonly { title: string; colours: Partial<Record<ColourName, string>> }[] = [
  {
    title: 'Grounds',
    colours: {
      bg: 'The page, or the surface.',
      'bg-2': 'Its tinted part.',
      surface: 'What lies on it: cards, fields.',
    },
  },
  {
    title: 'Text',
    colours: {
      text: 'Words, and edges of buttons.',
      'text-2': 'Second words: hints, dates.',
      link: 'Links in text.',
      error: 'What failed.',
      ok: 'What worked.',
    },
  },
  {
    title: 'Buttons and fields',
    colours: {
      accent: 'The main button.',
      'accent-hi': 'The same under the pointer.',
      'on-accent': 'Words on it.',
      'accent-edge': 'Its edge; words in chalk.',
      solid: 'The filled button, a ticked box.',
      'solid-hi': 'The same under the pointer.',
      'on-solid': 'Words on it.',
      edge: 'Edges of fields.',
      focus: 'The ring round what has the focus.',
    },
  },
  {
    title: 'Fields of colour',
    colours: {
      'error-wash': 'Behind what failed.',
      'ok-wash': 'Behind what worked.',
      'info-wash': 'Behind a note.',
      'accent-wash': 'A card in the accent.',
    },
  },
]
