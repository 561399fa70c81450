import postcss from 'postcss'
import parser from 'postcss-selector-parser'

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&lt;', '<')

const classesOf = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => decode(names).split(/\s+/)))

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
function canMatch(selector: parser.Selector, classes: ReadonlySet<string>, tags: ReadonlySet<string>) {
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

/**
 * The rules of the style sheet that the page needs. The loader loads the whole style sheet for elements that are added
 * later (see `browser/inline-page.ts`).
 */
export function usedStyles(html: string, css: string): string {
  const classes = classesOf(html)
  const tags = new Set([...html.matchAll(/<([a-zA-Z][a-zA-Z0-9]*)/g)].map(([, tag = '']) => tag))
  const sheet = postcss.parse(css)
  sheet.walkRules((rule) => {
    if (inKeyframes(rule)) return
    const selectors = parser().astSync(rule.selector)
    selectors.nodes = selectors.nodes.filter((selector) => canMatch(selector, classes, tags))
    if (selectors.nodes.length === 0) rule.remove()
    else rule.selector = selectors.toString()
  })
  removeUnusedAtRules(sheet, html)
  return sheet.toString()
}
