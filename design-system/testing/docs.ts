/**
 * The guidance of a component, in `<name>.docs.ts` of its folder. The documentation adds what it can read from the
 * code: props from the types, keyboard support from the contract, code from the stories.
 */
export interface ComponentDocs {
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
}
