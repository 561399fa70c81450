import postcss from 'postcss'
import parser, { type Node, type Selector } from 'postcss-selector-parser'
import { type Holdings, holdingsOf, isPartOf, withNames } from './holdings'

/** Elements that come later look up to these by their full names, in the whole stylesheet. */
const keepsItsName = (name: string) => /^(group|peer)/.test(name)

/** True when the page bears every class that the selector asks for, `:is()` and `:where()` looked into. */
const bears = (selector: Selector, page: Holdings): boolean =>
  selector.nodes.every((part) => {
    if (part.type === 'class') return page.classes.has(part.value)
    if (part.type === 'pseudo' && /^:(is|where)$/.test(part.value))
      return part.nodes.some((inner) => bears(inner, page))
    return true
  })

const asksForClass = (selector: Selector) => /\.[\w-\\]/.test(selector.toString())

/**
 * False where nothing can be there for which the selector asks. Below an element with a class of this page others
 * may come later, for which the whole stylesheet knows that class by its full name only: there the rest does not count.
 */
const serves = (selector: Selector, page: Holdings): boolean =>
  asksForClass(selector)
    ? bears(selector, page)
    : selector.nodes.every((part) => {
        if (part.type === 'tag') return page.tags.has(part.value)
        return part.type !== 'pseudo' || isPartOf(part.value, page)
      })

/** a, b … Z, aa, ab …: what a class is called in one page. */
const short = (index: number): string => {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const rest = Math.floor(index / letters.length)
  return (rest > 0 ? short(rest - 1) : '') + letters[index % letters.length]
}

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
 * What each class that has a rule is called in this page, the commonest shortest. Classes that always stand
 * together share a name: each of their rules asks for it, in the order in which they stood.
 */
function aliases(html: string, styled: Set<string>): Map<string, string> {
  const bearers = new Map<string, string[]>()
  let element = 0
  withNames(html, (names) => {
    for (const name of new Set(names)) bearers.set(name, [...(bearers.get(name) ?? []), `${element}`])
    element += 1
    return names
  })
  const groups = new Map<string, string[]>()
  for (const [name, elements] of bearers) {
    if (!styled.has(name) || keepsItsName(name)) continue
    const key = elements.join(' ')
    groups.set(key, [...(groups.get(key) ?? []), name].sort())
  }
  const count = (key: string) => key.split(' ').length
  const sorted = [...groups].sort(([a, [x = '']], [b, [y = '']]) => count(b) - count(a) || (x < y ? -1 : 1))
  return new Map(sorted.flatMap(([, names], index) => names.map((name) => [name, short(index)] as const)))
}

/** Removes what is left empty. Twice: a media query may hold another. */
function sweep(sheet: postcss.Root) {
  for (let pass = 0; pass < 2; pass++)
    sheet.walkAtRules((rule) => {
      if (rule.nodes?.length === 0) rule.remove()
    })
}

/** Neighbours with one selector become one rule, and a declaration that stands twice stands once. */
function tidy(sheet: postcss.Root) {
  sheet.walkRules((rule) => {
    const before = rule.prev()
    if (before?.type !== 'rule' || before.selector !== rule.selector || inKeyframes(rule)) return
    before.append(rule.nodes)
    rule.remove()
  })
  sheet.walkRules((rule) => {
    const said = new Set<string>()
    for (const line of [...rule.nodes].reverse()) {
      if (said.has(line.toString())) line.remove()
      said.add(line.toString())
    }
  })
}

/** The sheet with those rules only that serve a stretch of a page. */
function rulesFor(css: string, page: Holdings): postcss.Root {
  const sheet = postcss.parse(css)
  sheet.walkAtRules((rule) => {
    if (forOldBrowsers(rule)) rule.remove()
  })
  sheet.walkRules((rule) => {
    if (inKeyframes(rule)) return
    const selectors = parser().astSync(rule.selector)
    selectors.nodes = selectors.nodes.filter((selector) => serves(selector, page))
    if (selectors.nodes.length === 0) rule.remove()
    else rule.selector = selectors.toString()
  })
  sweep(sheet)
  return sheet
}

/** Leaves out defaults, animations and characters that nothing asks for. */
function withoutIdle(sheet: postcss.Root, text: string, page = sheet) {
  const read = sheet.toString()
  const set = page.toString()
  sheet.walkAtRules((rule) => {
    const idle =
      (rule.name === 'property' && !matters(rule, read, set)) ||
      (rule.name === 'keyframes' && !new RegExp(`animation[^;}]*\\b${rule.params}\\b`).test(read)) ||
      (rule.name === 'font-face' && !covers(rule, text))
    if (idle) rule.remove()
  })
}

/** Whether a property is read here, and has a value: one of somebody on the page, or its own to begin with. */
const matters = ({ params, nodes }: postcss.AtRule, read: string, set: string) =>
  read.includes(`var(${params}`) && (set.includes(`${params}:`) || `${nodes}`.includes('initial-value'))

/** Whether a part of a family has letters of the text. */
function covers(face: postcss.AtRule, text: string) {
  const range = face.nodes?.find((line) => line.type === 'decl' && line.prop === 'unicode-range')
  const points = (range as postcss.Declaration | undefined)?.value.match(/^U\+([\dA-F]+)$/i)?.[1]
  return !points || text.includes(String.fromCodePoint(Number.parseInt(points, 16)))
}

/**
 * The document with just the style that it needs as it stands, under short names.
 *
 * Only what is there decides what is needed: states are attributes, which change while the page runs, so every rule
 * about a state of something that is there stays. React hydrates without comparing class names in production, and
 * elements that come later bear the full names, for which the loader fetches the whole stylesheet (see `loader.ts`).
 *
 * @param fold The mark in the HTML at which the first screen ends. `css` is then what stands above it, and `below`
 *   what comes beside the page. It repeats every rule of the page's classes, so that their order is what it was.
 */
export function fitStyle(html: string, css: string, fold = ''): { html: string; css: string; below: string } {
  const end = fold ? html.indexOf(fold) : -1
  const whole = rulesFor(css, holdingsOf(html))
  const styled = new Set<string>()
  whole.walkRules((rule) => {
    parser((selectors) => selectors.walkClasses(({ value }) => void styled.add(value))).processSync(rule)
  })
  const alias = aliases(html, styled)
  const rename = (sheet: postcss.Root) => {
    sheet.walkRules((rule) => {
      const selectors = parser().astSync(rule.selector)
      selectors.walkClasses((part: Node) => {
        const { value } = part as parser.ClassName
        ;(part as parser.ClassName).value = alias.get(value) ?? value
      })
      rule.selector = selectors.toString()
    })
    tidy(sheet)
    return sheet
  }

  const fitted = withNames(html, (names) => [
    ...new Set(
      names.filter((name) => styled.has(name) || keepsItsName(name)).map((name) => alias.get(name) ?? name),
    ),
  ])
  if (end < 0) {
    withoutIdle(whole, html)
    return { html: fitted, css: rename(whole).toString(), below: '' }
  }
  return { html: fitted, ...split(whole, html, end, rename) }
}

const isLayer = (node: postcss.ChildNode, names: RegExp): node is postcss.AtRule =>
  node.type === 'atrule' && node.name === 'layer' && names.test(node.params) && node.nodes !== undefined

function split(
  whole: postcss.Root,
  html: string,
  end: number,
  rename: (sheet: postcss.Root) => postcss.Root,
): { css: string; below: string } {
  // Colours and what elements look like without classes are for the whole page, and short.
  const above = whole.clone()
  const seen = holdingsOf(html.slice(0, end))
  above.each((layer) => {
    if (!isLayer(layer, /^utilities$/)) return
    const fitting = rulesFor(layer.toString(), { ...holdingsOf(html), classes: seen.classes })
    layer.replaceWith(fitting.nodes)
  })
  withoutIdle(above, '', whole)
  const below = whole.clone()
  withoutIdle(below, html, whole)
  const known = new Set(above.nodes.map(String))
  below.each((node) => {
    const everywhere = isLayer(node, /^(theme|base)$/)
    const repeated = node.type === 'atrule' && !isLayer(node, /./) && known.has(`${node}`)
    if (everywhere || repeated) node.remove()
  })
  return { css: rename(above).toString(), below: rename(below).toString() }
}
