import postcss from 'postcss'
import parser from 'postcss-selector-parser'

const classAttribute = / class="([^"]*)"/g
const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&lt;', '<')
const classesIn = (attribute: string) => [...new Set(decode(attribute).split(/\s+/).filter(Boolean))]

/**
 * The selectors of elements that are added later refer to these classes by their full names, in the whole style sheet.
 */
const keepsItsName = (name: string) => /^(group|peer)/.test(name)

/** Maps each class to the indexes of the elements that have it. */
function elementsByClass(html: string) {
  const elements = new Map<string, number[]>()
  for (const [index, [, attribute = '']] of [...html.matchAll(classAttribute)].entries())
    for (const name of classesIn(attribute)) elements.set(name, [...(elements.get(name) ?? []), index])
  return elements
}

/** The design system's rules for browsers without JavaScript, and the style sheet without these rules. */
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
  if (!rules.length)
    throw new Error('The design system’s style sheet has no rules for pages without JavaScript.')
  return { css: sheet.toString(), noScript: rules.join('') }
}

/**
 * Whether a selector can match something on the page: all its classes occur there or, if it has no class, all its
 * elements. Attributes and pseudo-classes are ignored, because they are states that change while the page runs.
 */
function canMatch(
  selector: parser.Selector,
  classes: ReadonlyMap<string, unknown>,
  tags: ReadonlySet<string>,
) {
  const asksForClass = (part: parser.Selector) => /\.[\w-\\]/.test(part.toString())
  const matches = (part: parser.Node, ignoresTags: boolean): boolean => {
    if (part.type === 'class') return classes.has(part.value)
    if (part.type === 'tag') return ignoresTags || tags.has(part.value)
    // `:not()` and similar pseudo-classes do not require that anything exists.
    if (part.type !== 'pseudo' || !/^:(is|where)$/.test(part.value)) return true
    return part.nodes.some((inner) => inner.nodes.every((node) => matches(node, ignoresTags)))
  }
  // Elements of other kinds may be added later below an element with a class of this page.
  const ignoresTags = asksForClass(selector)
  return selector.nodes.every((part) => matches(part, ignoresTags))
}

const inKeyframes = ({ parent }: postcss.Rule) =>
  parent?.type === 'atrule' && (parent as postcss.AtRule).name.endsWith('keyframes')

/** Removes at-rules that have no effect on the page. */
function removeUnusedAtRules(sheet: postcss.Root, text: string) {
  const css = sheet.toString()
  sheet.walkAtRules((rule) => {
    const points = rule.toString().match(/unicode-range:\s*U\+([\dA-F]+)[;}]/i)?.[1]
    const isUnused =
      // Tailwind's fallback for browsers without `@property`, which this project does not support.
      (rule.name === 'layer' && rule.params === 'properties' && rule.nodes) ||
      (rule.name === 'property' && !css.includes(`var(${rule.params}`)) ||
      // A font for a single character that the page does not contain.
      (rule.name === 'font-face' &&
        points &&
        !text.includes(String.fromCodePoint(Number.parseInt(points, 16))))
    if (isUnused) rule.remove()
  })
  // Two passes, because a media query may contain another.
  for (let pass = 0; pass < 2; pass++)
    sheet.walkAtRules((rule) => {
      if (rule.nodes?.length === 0) rule.remove()
    })
}

/** a, b … Z, aa, ab … */
const short = (index: number): string => {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const rest = Math.floor(index / letters.length)
  return (rest > 0 ? short(rest - 1) : '') + letters[index % letters.length]
}

/**
 * A short name for each class that has a rule, the shortest for the most frequent. Classes that occur on exactly the
 * same elements share one name: their rules keep their order, so the same declaration wins as before.
 */
function shortNames(elements: ReadonlyMap<string, number[]>, used: ReadonlySet<string>) {
  const groups = new Map<string, { names: string[]; count: number }>()
  for (const name of [...used].filter((name) => !keepsItsName(name)).sort()) {
    const indexes = elements.get(name) ?? []
    const group = groups.get(indexes.join()) ?? { names: [], count: indexes.length }
    group.names.push(name)
    groups.set(indexes.join(), group)
  }
  const sorted = [...groups.values()].sort((a, b) => b.count - a.count)
  return new Map(sorted.flatMap(({ names }, index) => names.map((name) => [name, short(index)] as const)))
}

/**
 * Returns the page with only the styles it needs, under short class names.
 *
 * React does not compare class names during hydration in production. Elements that are added later have the full names;
 * the loader loads the whole style sheet for them (see `loader.ts`).
 */
export function fitStyle(html: string, css: string): { html: string; css: string } {
  const elements = elementsByClass(html)
  const tags = new Set([...html.matchAll(/<([a-zA-Z][a-zA-Z0-9]*)/g)].map(([, tag = '']) => tag))
  const sheet = postcss.parse(css)
  const used = new Set<string>()
  sheet.walkRules((rule) => {
    if (inKeyframes(rule)) return
    const selectors = parser().astSync(rule.selector)
    selectors.nodes = selectors.nodes.filter((selector) => canMatch(selector, elements, tags))
    selectors.walkClasses(({ value }) => void (elements.has(value) && used.add(value)))
    if (selectors.nodes.length === 0) rule.remove()
    else rule.selector = selectors.toString()
  })
  removeUnusedAtRules(sheet, html)

  const names = shortNames(elements, used)
  const rename = parser((selectors) =>
    selectors.walkClasses((part) => {
      part.value = names.get(part.value) ?? part.value
    }),
  )
  sheet.walkRules((rule) => {
    if (!inKeyframes(rule)) rule.selector = rename.processSync(rule.selector)
  })
  const fitted = html.replaceAll(classAttribute, (_, attribute: string) => {
    const kept = classesIn(attribute).filter((name) => used.has(name) || keepsItsName(name))
    const renamed = [...new Set(kept.map((name) => names.get(name) ?? name))]
    return renamed.length > 0 ? ` class="${renamed.join(' ')}"` : ''
  })
  return { html: fitted, css: sheet.toString() }
}
