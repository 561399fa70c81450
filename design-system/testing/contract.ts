import type { Transcript } from './transcripts/transcript.ts'
import type { WithoutJavaScript } from './without-javascript.ts'

/**
 * The accessibility contract of a component: the default export of its `<name>.a11y.ts`, or, if it has no behaviour (no
 * keys, no live region, no client code), the export `contract` of its `<name>.docs.ts`. The documentation is generated from it, and it determines which keyboard
 * tests are required.
 */
export interface A11yContract {
  /** Public name of the component, as exported. */
  component: string
  /** The pattern that it follows: a page of the WAI-ARIA APG, or the specification of a native element. */
  pattern: { name: string; url: string }
  /** Roles in the accessibility tree, and the source of the accessible name of each. */
  roles: readonly { role: string; nameFrom: string }[]
  /** States and properties, and what they mean to the user. */
  states?: readonly { attribute: string; meaning: string }[]
  /**
   * Every key that the component handles, and its effect. `on` names the element if a key has several effects; use the
   * terms of the test suite of the pattern ('the trigger'). Key names are those of KeyboardEvent.key, with 'Space' and
   * 'Shift+Tab'. Empty for a component without interaction.
   */
  keys: readonly ContractKey[]
  /** Initial focus, how focus moves and where it returns. */
  focus: string
  /** Live region announcements. */
  announcements?: readonly string[]
  /**
   * Screen reader transcripts of selected stories. A test records them, and the documentation shows them. Left out for a
   * component without behaviour: its roles are tested with its stories.
   */
  transcripts?: readonly Transcript[]
  /** WCAG 2.2 success criteria that apply to this component. */
  wcag: readonly string[]
  /** Known accessibility issues, with a link if there is one. */
  gaps?: readonly string[]
  /** The last manual review with assistive technology. Left out until there is one. */
  reviewed?: Review
  /** What works before hydration and without JavaScript. A test checks each claim. */
  withoutJavaScript: WithoutJavaScript
}

/** A manual review of a component. */
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
  /**
   * How the key moves focus between items. Required for arrow keys, Home and End. For Tab in a focus trap it is
   * required in dialogs only, by the convention tests of the repository.
   */
  moves?: Movement
  /** The element to click for the same effect, if it is another one: Enter in a field submits a form. */
  pointer?: string
}

/** How a key moves focus between items. Each property requires a test: see `requiredTests`. */
export interface Movement {
  /** After the last item and before the first: wrap to the other end, or stop. */
  ends: 'wraps' | 'stops'
  /** In right-to-left text: the opposite direction, or the same. */
  rightToLeft: 'mirrored' | 'same'
  /** Disabled items are skipped, or items cannot be disabled. */
  disabled: 'skipped' | 'none'
}
