import type { AxeResults, NodeResult, RunOptions } from 'axe-core'
import type { Finding, Pass } from '../finding.ts'
import type { Found } from './criteria.ts'

declare const axe: { run(context: string | Element, options: RunOptions): Promise<AxeResults> }

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

/** The WCAG criteria among the tags of a rule: `wcag1410` is 1.4.10. */
const criteriaOf = (tags: readonly string[]) =>
  tags.flatMap(
    (tag) =>
      tag
        .match(/^wcag(\d)(\d)(\d+)$/)
        ?.slice(1)
        .join('.') ?? [],
  )

/** @param only Names of rules. Every rule if it is left out. */
export async function runAxe(only?: string[]): Promise<{ findings: Found[]; rules: number; passes: Pass[] }> {
  const restore = reportDrawnColours()
  const runOnly = only ? { type: 'rule' as const, values: only } : everyRule
  const results = await axe.run('html', { ...options, runOnly }).finally(restore)
  for (const violation of results.violations)
    if (violation.id === 'target-size') violation.nodes = await smallInMiddle(violation.nodes)
  const all = (kind: Finding['kind'], list: AxeResults['violations']) =>
    list.flatMap(({ id, nodes, tags, impact }) =>
      nodes.map(
        (node: NodeResult): Found => ({
          engine: 'axe',
          rule: id,
          kind,
          criteria: criteriaOf(tags),
          impact: node.impact ?? impact ?? 'moderate',
          at: node.element ?? null,
          message: messageOf(node),
        }),
      ),
    )
  const { violations, incomplete, passes, inapplicable } = results
  return {
    findings: [...all('fault', violations), ...all('question', incomplete)],
    rules: violations.length + incomplete.length + passes.length + inapplicable.length,
    // A rule passes at some elements and reports others.
    passes: passes
      .filter(({ id }) => ![...violations, ...incomplete].some((one) => one.id === id && one.nodes.length))
      .map(({ id, tags }) => ({ engine: 'axe', rule: id, criteria: criteriaOf(tags) })),
  }
}

/**
 * axe measures the part of a target that nothing covers, so a target under a sticky bar is reported. Returns those that are
 * also too small in the middle of the window.
 */
async function smallInMiddle(nodes: NodeResult[]) {
  const small: NodeResult[] = []
  for (const node of nodes) {
    const element = node.element
    const back = element && scrolledTo(element)
    const { violations, incomplete } = await axe.run(element ?? 'html', {
      ...options,
      runOnly: ['target-size'],
    })
    back?.()
    const found = [...violations, ...incomplete].flatMap((result) => result.nodes)
    if (found.some((one) => one.element === element)) small.push(node)
  }
  return small
}

/** Scrolls an element to the middle. Returns a function that scrolls everything back, so that later checks see the same. */
function scrolledTo(element: Element) {
  const scrolled: [Element, number, number][] = []
  for (let around: Element | null = element; around; around = around.parentElement)
    scrolled.push([around, around.scrollLeft, around.scrollTop])
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return () => {
    for (const [around, left, top] of scrolled) around.scrollTo({ left, top, behavior: 'instant' })
  }
}

const messageOf = ({ any, all, none, failureSummary }: NodeResult) =>
  [...any, ...all, ...none].map(({ message }) => message).join(' ') || (failureSummary ?? '')
