import type { Finding } from '../findings/finding'
import type { Found } from './found'

interface Result {
  ruleId: string
  reasonId: string
  value: [category: string, outcome: 'PASS' | 'FAIL' | 'POTENTIAL' | 'MANUAL']
  path: { dom: string }
  message: string
}

declare const ace: {
  Checker: new () => {
    check(node: Document, policies: string[]): Promise<{ numExecuted: number; results: Result[] }>
  }
}

const elementAt = (path: string) =>
  document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
    .singleNodeValue as Element | null

let checker: InstanceType<typeof ace.Checker> | undefined

/** IBM's Equal Access, policy WCAG 2.2. Findings that it cannot decide are `POTENTIAL` or `MANUAL`. */
export async function runEqualAccess(): Promise<{ findings: Found[]; rules: number }> {
  checker ??= new ace.Checker()
  const { results, numExecuted } = await checker.check(document, ['WCAG_2_2'])
  const findings = results
    // The engine checks the content of frames too; a story in a frame is audited separately.
    .filter(({ value, path }) => value[1] !== 'PASS' && !/\/iframe\[\d+\]\/html/.test(path.dom))
    .map(({ ruleId, reasonId, value, path, message }): Found => {
      const kind: Finding['kind'] = value[1] === 'FAIL' ? 'fault' : 'question'
      return { engine: 'equal-access', rule: `${ruleId}/${reasonId}`, kind, at: elementAt(path.dom), message }
    })
  return { findings, rules: numExecuted }
}
