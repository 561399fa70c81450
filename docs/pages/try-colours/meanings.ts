import type { ColourName } from '../../../design-system/tokens/names.ts'

/** The purpose of each colour token, in the order in which to choose them. */
export const meanings: readonly { title: string; colours: Partial<Record<ColourName, string>> }[] = [
  {
    title: 'Backgrounds',
    colours: {
      bg: 'The page or the surface.',
      'bg-tint': 'Tinted sections.',
      surface: 'Cards and fields.',
    },
  },
  {
    title: 'Text',
    colours: {
      text: 'Text, and borders of buttons.',
      'text-muted': 'Secondary text: hints, dates.',
      link: 'Links in text.',
      error: 'Error messages.',
      ok: 'Success messages.',
    },
  },
  {
    title: 'Buttons and fields',
    colours: {
      accent: 'The primary button.',
      'accent-hover': 'The primary button on hover.',
      'on-accent': 'Text on the primary button.',
      'accent-border': 'The border of the primary button; text in chalk; marks of your own.',
      solid: 'Filled buttons, checked boxes.',
      'solid-hover': 'Filled buttons on hover.',
      'on-solid': 'Text on filled buttons.',
      border: 'Borders of fields.',
      focus: 'The focus outline.',
    },
  },
  {
    title: 'Tinted backgrounds',
    colours: {
      'error-subtle': 'Behind error messages.',
      'ok-subtle': 'Behind success messages.',
      'info-subtle': 'Behind notes.',
      'accent-subtle': 'Cards in the accent colour.',
    },
  },
]
