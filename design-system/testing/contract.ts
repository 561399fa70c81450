import type { Transcript } from './transcripts/transcript.ts'
import type { WithoutJavaScript } from './without-javascript.ts'

/**
 * What a component promises to people who use it without a mouse or a screen.
 * The keyboard table of the documentation and the keyboard tests are read from it.
 */
export interface A11yContract {
  /** Public name of the component, as exported. */
  component: string
  /** The pattern followed: a WAI-ARIA APG page, or the native element and its specification. */
  pattern: { name: string; url: string }
  /** Roles in the accessibility tree, and where the accessible name of each comes from. */
  roles: readonly { role: string; nameFrom: string }[]
  /** States and properties, and what they mean to the user. */
  states?: readonly { attribute: string; meaning: string }[]
  /**
   * Every key that does something, and what it does; `on` where one key does two things in two places, in the
   * words of the pattern's suite ('the trigger').
   * Names as in KeyboardEvent.key, with 'Space' and 'Shift+Tab'. Empty for what is not operable.
   */
  keys: readonly ContractKey[]
  /** Where focus starts, how it moves and where it returns. */
  focus: string
  /** What is spoken without focus moving. */
  announcements?: readonly string[]
  /** What a screen reader says of the stories that tell most: walked through by a test, shown on its page. */
  transcripts: readonly Transcript[]
  /** WCAG 2.2 success criteria that this component carries. */
  wcag: readonly string[]
  /** What is known not to be right yet, with a link where one exists. */
  gaps?: readonly string[]
  /** When a person last went through it with assistive technology. Left out until somebody has. */
  reviewed?: Review
  /** How much works before or without JavaScript: each claim is tried. */
  withoutJavaScript: WithoutJavaScript
}

/** What a person did who reviewed a component. */
export interface Review {
  /** ISO date. */
  date: `${number}-${number}-${number}`
  by: string
  /** Assistive technology and browser, with their versions: 'NVDA 2026.1, Firefox 145'. */
  with: readonly [string, ...string[]]
}

export interface ContractKey {
  key: string
  on?: string
  does: string
  /** Where a key goes from item to item. Arrow keys, Home and End always do; Tab does in a dialog, which holds it. */
  moves?: Movement
  /** What a mouse and a finger press for the same, where that is something else: Enter in a field sends a form. */
  pointer?: string
}

/** How a key goes from item to item. A test holds it to each line: see `demands`. */
export interface Movement {
  /** After the last item, and before the first: on at the other end, or no further. */
  ends: 'wraps' | 'stops'
  /** Where the text runs from right to left: the other way, or the same. */
  rightToLeft: 'mirrored' | 'same'
  /** What is disabled on the way: passed by, or nothing can be. */
  disabled: 'skipped' | 'none'
}
