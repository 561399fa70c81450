import type { Transcript } from './transcripts/transcript.ts'
import type { WithoutJavaScript } from './without-javascript.ts'

/**
 * What is known of a component besides its code: the default export of its `<name>.meta.ts`. The documentation, the
 * registry and the tests import it. The documentation adds what it can read from the code: props from the types, code
 * from the stories.
 */
export interface ComponentMeta {
  /** The name of its page and stories, if it is not the folder's in PascalCase. */
  label?: string
  /** One sentence that says what it is for. */
  summary: string
  /** When to use it, one line each. */
  use: readonly string[]
  /** When not to use it, and what to use instead: the name of a component or of an element. */
  avoid: readonly { when: string; instead: string }[]
  /** Common mistakes, each beside the recommended way. */
  rules: readonly { do: string; dont: string }[]
  /** Its public parts in the order of use. Their props are read from the types. */
  parts: readonly string[]
  /** Exported types that the parts accept or return, such as the items of a list. The page lists their members. */
  types?: readonly string[]
  /** One line for each value of each variant: the `*Descriptions` that the component exports. */
  variants?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /**
   * Stories that the page shows with their code, the most important first. `isolated`: in a frame, because the story takes
   * focus, covers the page, or is a landmark that a page may contain only once.
   */
  examples: readonly { story: string; caption: string; isolated?: true }[]
  contract: A11yContract
}

/**
 * The accessibility contract of a component. The documentation is generated from it, and it determines which keyboard
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
   * terms of the test suite of the pattern ('the trigger'). Key names are the values of KeyboardEvent.key, with 'Space' and
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
  /** Known accessibility issues. */
  gaps?: readonly Gap[]
  /** The last manual review with assistive technology. Left out until there is one. */
  reviewed?: Review
  /** What works before hydration and without JavaScript. A test checks each claim. */
  withoutJavaScript: WithoutJavaScript
}

/** A known accessibility issue. */
export interface Gap {
  /** The WCAG 2.2 success criterion that it concerns. */
  criterion: string
  /** The criterion is met all the same, is not met in this case, or the page that uses the component has to meet it. */
  effect: 'none' | 'partial' | 'author'
  /** What users notice, with a link if there is one. */
  text: string
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
