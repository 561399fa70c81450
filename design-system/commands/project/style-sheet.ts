import type { AtRule, ChildNode, Container, Root, Rule } from 'postcss'
import parse from 'postcss/lib/parse'
import { reason } from './files.ts'

/** One part of a style sheet that matters for the cascade, in source order. */
export type Part =
  | { kind: 'import'; specifier: string; layer: string | undefined; prefix: string | undefined; line: number }
  | { kind: 'layers'; names: string[]; line: number }
  | { kind: 'tailwind'; name: string; line: number }
  | {
      kind: 'rule'
      selectors: string[]
      declarations: { name: string; value: string; line: number }[]
      /** The outermost cascade layer. */
      layer: string | undefined
      /** Conditions of media and supports rules. */
      conditions: string[]
      line: number
    }

/** A layer without a name, which nothing can refer to. */
export const anonymous = '(anonymous)'

/** The outermost layer: `base` of `base.forms`. */
const outermost = (name: string) => name.trim().split('.')[0] || anonymous

function importOf(node: AtRule, line: number): Part {
  const [, specifier = ''] = node.params.match(/^(?:url\()?\s*["']?([^"')\s]+)/) ?? []
  const [found, layer] = node.params.match(/\blayer(?:\(\s*([^)]*)\))?/) ?? []
  const [, prefix] = node.params.match(/\bprefix\(\s*([^)\s]+)\s*\)/) ?? []
  return { kind: 'import', specifier, layer: found ? outermost(layer ?? '') : undefined, prefix, line }
}

/** The parts of a style sheet, or the reason why it cannot be parsed. @param offset Lines before the style sheet. */
export function styleSheetParts(css: string, offset = 0): { parts: Part[]; problem?: string } {
  const parts: Part[] = []
  const lineOf = (node: ChildNode) => (node.source?.start?.line ?? 1) + offset

  const rule = (node: Rule, container: Container, layer: string | undefined, conditions: string[]) => {
    const declarations = (container.nodes ?? []).flatMap((child) =>
      child.type === 'decl' ? [{ name: child.prop, value: child.value, line: lineOf(child) }] : [],
    )
    const { selectors } = node
    parts.push({ kind: 'rule', selectors, declarations, layer, conditions, line: lineOf(node) })
    for (const child of container.nodes ?? [])
      if (child.type === 'atrule' && child.nodes && child.name !== 'apply')
        rule(node, child, layer, [...conditions, child.params])
  }
  const visit = (container: Container, layer: string | undefined, conditions: string[]) => {
    for (const node of container.nodes ?? []) {
      if (node.type === 'rule') rule(node, node, layer, conditions)
      if (node.type !== 'atrule') continue
      const name = node.name.toLowerCase()
      if (name === 'import') parts.push(importOf(node, lineOf(node)))
      else if (name === 'tailwind') parts.push({ kind: 'tailwind', name: node.params, line: lineOf(node) })
      else if (name === 'layer') {
        const names = layer ? [] : node.params.split(',').map(outermost)
        if (names.length > 0) parts.push({ kind: 'layers', names, line: lineOf(node) })
        if (node.nodes) visit(node, layer ?? names[0], conditions)
      } else if (['media', 'supports', 'container', 'scope'].includes(name) && node.nodes)
        visit(node, layer, [...conditions, node.params])
    }
  }
  try {
    visit(parse(css) as Root, undefined, [])
    return { parts }
  } catch (error) {
    return { parts, problem: reason(error) }
  }
}
