/** What a complete run of `npm run audit` has found. The documentation prints nothing about results that is not in it. */
export interface KeptSummary {
  /** ISO date of the run. */
  date: string
  /** The commit that was checked, with `-dirty` after it if there were changes that were not committed. */
  commit: string
  /** The subjects of each kind, and in how many display modes each was checked: the fewest and the most. */
  subjects: { kind: string; count: number; leastModes: number; mostModes: number }[]
  /** How often each engine has applied a rule. */
  rules: Record<string, number>
  /** Findings that an exception matches, and all others. */
  excepted: number
  open: number
}
