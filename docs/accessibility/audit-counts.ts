/** What a complete run of `npm run audit` has counted besides the summary in `site/content/accessibility.ts`. */
export interface AuditCounts {
  /** How many findings each exception matched. */
  exceptions: Record<string, number>
  /** By component and criterion: rules that have passed on a subject, findings with an exception, and open ones. */
  components: Record<string, Record<string, [passed: number, excepted: number, open: number]>>
}
