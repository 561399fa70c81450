/**
 * What somebody needs to know to choose a component and to use it well: `<name>.docs.ts` in its room.
 * The documentation adds what can be read from the code: props from the types, keys from the contract,
 * code from the stories.
 */
export interface ComponentDocs {
  /** One sentence: what it is for. */
  summary: string
  /** When it is the right thing, one line each. */
  use: readonly string[]
  /** When it is not, and what is: the name of a component or of an element. */
  avoid: readonly { when: string; instead: string }[]
  /** The mistakes that are really made, each beside what to do. */
  rules: readonly { do: string; dont: string }[]
  /** Its public parts in the order in which they are written. Their props are read from the types. */
  parts: readonly string[]
  /** One line for each value of each variant: the `*Descriptions` that the component exports. */
  variants?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /**
   * Stories that the page shows with their code. The first opens the page. `alone`: in a window of its own, since it
   * takes the focus, covers the page, or is a landmark that a page has once.
   */
  examples: readonly { story: string; caption: string; alone?: true }[]
}
