/**
 * What works in server-rendered markup without JavaScript and before hydration.
 *
 * `tests/no-js` checks each claim in a browser with JavaScript disabled. The test of the stories checks that hydration keeps
 * input and focus. The documentation lists the claims.
 */
export interface WithoutJavaScript {
  /** A summary in one sentence. */
  says: string
  /** The claims, in the order of the tests, by the name of the story. */
  works: Readonly<Record<string, readonly Works[]>>
}

export type Works =
  /** Visible text. */
  | { reads: string }
  /** An accessible name, or Chromium's role and the name, for content without visible text. */
  | { announces: string }
  /** The name of a link and its address. */
  | { follows: string; to: string }
  /** A summary element that opens without JavaScript, and text that it shows. */
  | { opens: string; shows: string }
  /** The label of a text field. */
  | { types: string }
  /** The label of a checkbox or radio button; or an option of the select with the label `from`. */
  | { chooses: string; from?: string }
  /** The name of a submit button, and the names of the fields that the server receives. */
  | { sends: readonly string[]; by: string }
  /** The name of a button that needs JavaScript. A click before hydration is queued. */
  | { waits: string }
  /** Text, or the name of a control, that is hidden without JavaScript. */
  | { leavesOut: string }

/** Valid test input for a field of a type. */
export const wordsFor = (type: string) =>
  ({ email: 'asha@school.example', tel: '+91 90000 00000', url: 'https://school.example/' })[type] ??
  'Typed before the script came'
