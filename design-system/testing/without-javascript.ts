/**
 * What works of the markup that a server sends: where no script runs, and until one has come.
 *
 * `tests/served` tries each claim in a browser that runs no scripts; its neighbour `early` does early what can be done,
 * lets the script take over and looks whether anything was lost. The documentation lists them.
 */
export interface WithoutJavaScript {
  /** In a sentence. */
  says: string
  /** What is tried, in this order, by the story in which it is. */
  works: Readonly<Record<string, readonly Works[]>>
}

export type Works =
  /** Words that can be seen. */
  | { reads: string }
  /** What a screen reader is told: a name, or Chromium's role and the name. For what is not written on the screen. */
  | { hears: string }
  /** A link, by its name, and where it leads. */
  | { follows: string; to: string }
  /** A summary that opens without a script, and words that come. */
  | { opens: string; shows: string }
  /** A field, by its label, that takes words. */
  | { types: string }
  /** A box or a button to choose, by its label; an option of the list that has the label `from`. */
  | { chooses: string; from?: string }
  /** A button that sends its form, by its name, and the names of the fields that arrive. */
  | { sends: readonly string[]; by: string }
  /** A button that needs the script: it stands there, and until then a press does nothing, and is not lost. */
  | { waits: string }
  /** Words, or the name of a control, that only a script can use: they are not shown where none runs. */
  | { leavesOut: string }

/** Words that a field of a kind takes, for those who try it. */
export const wordsFor = (type: string) =>
  ({ email: 'asha@school.example', tel: '+91 90000 00000', url: 'https://school.example/' })[type] ??
  'Typed before the script came'
