import type { Finding, Pass } from '../finding.ts'
import type { Found } from './criteria.ts'

interface Result {
  ruleId: string
  reasonId: string
  value: [category: string, outcome: 'PASS' | 'FAIL' | 'POTENTIAL' | 'MANUAL']
  path: { dom: string }
  message: string
}

interface Guideline {
  id: string
  checkpoints: { num: string; rules: { id: string; reasonCodes?: string[] }[] }[]
}

const policy = 'WCAG_2_2'

declare const ace: {
  Checker: new () => {
    getGuidelines(): Guideline[]
    check(node: Document, policies: string[]): Promise<{ numExecuted: number; results: Result[] }>
  }
}

const elementAt = (path: string) =>
  document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
    .singleNodeValue as Element | null

let checker: InstanceType<typeof ace.Checker> | undefined
let checkpoints: Guideline['checkpoints'] = []

/** The criteria of a rule in the engine's own ruleset, where some rules belong to a criterion for some reasons only. */
function criteriaOf(rule: string, reason?: string) {
  const criteria = (isIncluded: (codes?: string[]) => boolean) =>
    checkpoints
      .filter(({ rules }) => rules.some((one) => one.id === rule && isIncluded(one.reasonCodes)))
      .map(({ num }) => num)
  const ofReason = criteria((codes) => !codes || codes.includes(reason ?? ''))
  return ofReason.length > 0 ? ofReason : criteria(() => true)
}

/** IBM's Equal Access, policy WCAG 2.2. Findings that it cannot decide are `POTENTIAL` or `MANUAL`. */
export async function runEqualAccess(): Promise<{ findings: Found[]; rules: number; passes: Pass[] }> {
  checker ??= new ace.Checker()
  if (!checkpoints.length)
    checkpoints = checker.getGuidelines().find(({ id }) => id === policy)?.checkpoints ?? []
  const { results, numExecuted } = await checker.check(document, [policy])
  // The engine checks the content of frames too; a story in a frame is audited separately.
  const own = results.filter(({ path }) => !/\/iframe\[\d+\]\/html/.test(path.dom))
  const reported = own.filter(({ value }) => value[1] !== 'PASS')
  const findings = reported.map(({ ruleId, reasonId, value, path, message }): Found => {
    const kind: Finding['kind'] = value[1] === 'FAIL' ? 'fault' : 'question'
    return {
      engine: 'equal-access',
      rule: `${ruleId}/${reasonId}`,
      kind,
      criteria: criteriaOf(ruleId, reasonId),
      impact: value[0] === 'VIOLATION' ? 'serious' : 'minor',
      at: elementAt(path.dom),
      message,
    }
  })
  const failed = new Set(reported.map(({ ruleId }) => ruleId))
  const passed = new Set(own.map(({ ruleId }) => ruleId).filter((rule) => !failed.has(rule)))
  const passes = [...passed].map(
    (rule): Pass => ({ engine: 'equal-access', rule, criteria: criteriaOf(rule) }),
  )
  return { findings, rules: numExecuted, passes }
}
