import postcss from 'postcss'
import parser, { type Node, type Selector } from 'postcss-selector-parser'

const classAttribute = / class="([^"]*)"/g
const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&lt;', '<')
const namesIn = (attribute: string) => decode(attribute).split(/\s+/).filter(Boolean)

/** Every class that the document's elements bear, the commonest first. */
function classesIn(html: string): string[] {
  const count = new Map<string, number>()
  for (const [, attribute = ''] of html.matchAll(classAttribute))
    for (const name of namesIn(attribute)) count.set(name, (count.get(name) ?? 0) + 1)
  return [...count].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([name]) => name)
}

/** True when the page bears every class that the selector asks for, `:is()` and `:where()` looked into. */
const serves = (selector: Selector, classes: Set<string>): boolean =>
  selector.nodes.every((part) => {
    if (part.type === 'class') return classes.has(part.value)
    if (part.type === 'pseudo' && /^:(is|where)$/.test(part.value))
      return part.nodes.some((inner) => serves(inner, classes))
    return true
  })

/** a, b … Z, aa, ab …: what a class is called in one page. */
const short = (index: number): string => {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const rest = Math.floor(index / letters.length)
  return (rest > 0 ? short(rest - 1) : '') + letters[index % letters.length]
}

/** Elements that come later look up to these by their full names, in the whole stylesheet. */
const keepsItsName = (name: string) => /^(group|peer)/.test(name)

const inKeyframes = ({ parent }: postcss.Rule) =>
  parent?.type === 'atrule' && (parent as postcss.AtRule).name.endsWith('keyframes')

/** Leaves out what Tailwind writes for browsers without `@property`, which this project does not support. */
const forOldBrowsers = ({ name, params, nodes }: postcss.AtRule) =>
  name === 'layer' && params === 'properties' && nodes !== undefined

/** The rules of the design system for where no script runs, and the sheet without them. */
export function takeNoScript(css: string): { css: string; noScript: string } {
  const sheet = postcss.parse(css)
  const rules: string[] = []
  sheet.walkAtRules('layer', (layer) => {
    const media = layer.parent as postcss.AtRule
    if (media.name !== 'media' || !/^\(scripting:\s*none\)$/.test(media.params)) return
    rules.push(layer.toString())
    layer.remove()
    if (!media.nodes?.length) media.remove()
  })
  if (!rules.length) throw new Error('The design system says nothing about pages without scripts.')
  return { css: sheet.toString(), noScript: rules.join('') }
}

/**
 * The document with just the style that it needs as it stands, under short names.
 *
 * Only classes decide what is needed: states are attributes, which change while the page runs, so every rule about a
 * state of a class that is there stays. React hydrates without comparing class names in production, and elements
 * that come later bear the full names, for which the loader fetches the whole stylesheet (see `loader.ts`).
 */
export function fitStyle(html: string, css: string): { html: string; css: string } {
  const names = classesIn(html)
  const classes = new Set(names)
  const alias = new Map(
    names.filter((name) => !keepsItsName(name)).map((name, index) => [name, short(index)]),
  )
  const sheet = postcss.parse(css)
  const styled = new Set<string>()

  sheet.walkAtRules((rule) => {
    if (forOldBrowsers(rule)) rule.remove()
  })
  sheet.walkRules((rule) => {
    if (inKeyframes(rule)) return
    const selectors = parser().astSync(rule.selector)
    selectors.nodes = selectors.nodes.filter((selector) => serves(selector, classes))
    if (selectors.nodes.length === 0) return void rule.remove()
    selectors.walkClasses((part: Node) => {
      const name = (part as parser.ClassName).value
      styled.add(name)
      ;(part as parser.ClassName).value = alias.get(name) ?? name
    })
    rule.selector = selectors.toString()
  })
  // What no rule of this page reads needs no default.
  const text = sheet.toString()
  sheet.walkAtRules('property', (rule) => {
    if (!text.includes(`var(${rule.params}`)) rule.remove()
  })
  // Twice: a media query may hold another.
  for (let pass = 0; pass < 2; pass++)
    sheet.walkAtRules((rule) => {
      if (rule.nodes?.length === 0) rule.remove()
    })

  const fitted = html.replaceAll(classAttribute, (_, attribute: string) => {
    const kept = namesIn(attribute).filter((name) => styled.has(name) || keepsItsName(name))
    return kept.length > 0 ? ` class="${kept.map((name) => alias.get(name) ?? name).join(' ')}"` : ''
  })
  return { html: fitted, css: sheet.toString() }
}
