import type { AxeResults, NodeResult, RunOptions } from 'axe-core'
import type { Finding } from '../findings/finding'
import type { Found } from './found'

declare const axe: { run(context: string, options: RunOptions): Promise<AxeResults> }

/** Every rule of WCAG 2.2 A and AA and axe's own best practices. Rules are never disabled. */
const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that read positions and sizes, and those that read colours. All others read only the markup. */
export const byPosition = ['target-size', 'scrollable-region-focusable']
export const byColour = ['color-contrast', 'link-in-text-block']

const options: RunOptions = {
  resultTypes: ['violations', 'incomplete'],
  elementRef: true,
  // A story in a frame is audited separately.
  iframes: false,
}

/**
 * axe reads the text colour from `-webkit-text-fill-color`. In forced colors mode Chromium reports this property as
 * authored, while `color` has the painted value, so axe would check a colour that is not painted.
 */
function reportDrawnColours() {
  const prototype = CSSStyleDeclaration.prototype
  const original = prototype.getPropertyValue
  prototype.getPropertyValue = function (name) {
    const forced = name === '-webkit-text-fill-color' && matchMedia('(forced-colors: active)').matches
    return original.call(this, forced ? 'color' : name)
  }
  return () => {
    prototype.getPropertyValue = original
  }
}

/** @param only Names of rules. Every rule if it is left out. */
export async function runAxe(only?: string[]): Promise<{ findings: Found[]; rules: number }> {
  const restore = reportDrawnColours()
  const runOnly = only ? { type: 'rule' as const, values: only } : everyRule
  const results = await axe.run('html', { ...options, runOnly }).finally(restore)
  const all = (kind: Finding['kind'], list: AxeResults['violations']) =>
    list.flatMap(({ id, nodes }) =>
      nodes.map((node: NodeResult): Found => {
        return { engine: 'axe', rule: id, kind, at: node.element ?? null, message: messageOf(node) }
      }),
    )
  const { violations, incomplete, passes, inapplicable } = results
  return {
    findings: [...all('fault', violations), ...all('question', incomplete)],
    rules: violations.length + incomplete.length + passes.length + inapplicable.length,
  }
}

const messageOf = ({ any, all, none, failureSummary }: NodeResult) =>
  [...any, ...all, ...none].map(({ message }) => message).join(' ') || (failureSummary ?? '')
