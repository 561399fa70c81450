import postcss from 'postcss'
import parser from 'postcss-selector-parser'
import { importsIn } from './compile.ts'
import { classesIn, layers, prefix, weakestLayer } from './styles.ts'

/** Classes, attributes and states of a selector, and its elements. The package uses no ids. */
type Specificity = readonly [classes: number, elements: number]

const isElement = (node: parser.Node) =>
  node.type === 'tag' ||
  (node.type === 'pseudo' && (node.value.startsWith('::') || /^:(before|after)$/.test(node.value)))

function specificity(node: parser.Node): Specificity {
  if (isElement(node)) return [0, 1]
  if (node.type === 'class' || node.type === 'attribute') return [1, 0]
  if (node.type === 'pseudo') {
    if (node.value === ':where') return [0, 0]
    const options = node.nodes.map(specificity).sort(([a, b], [c, d]) => c - a || d - b)
    if (/^:(is|not|has)$/.test(node.value)) return options[0] ?? [0, 0]
    return [1, 0]
  }
  if (node.type !== 'selector') return [0, 0]
  return node.nodes.map(specificity).reduce<Specificity>(([a, b], [c, d]) => [a + c, b + d], [0, 0])
}

/** Longhands whose name does not begin with their shorthand's. */
const aliases: Record<string, string> = {
  top: 'inset',
  bottom: 'inset',
  left: 'inset',
  right: 'inset',

  'row-gap': 'gap',
  'column-gap': 'gap',
  'text-wrap': 'white-space',
  '-webkit-user-select': 'user-select',

  'align-items': 'place-items',
  'justify-items': 'place-items',
}

/** What a declaration sets, in each axis: `block padding` of `padding-top`. */
function targets(property: string) {
  if (property.startsWith('--')) return [property]
  const name =
    aliases[property] ?? property.replace(/-(block|inline|top|bottom|left|right|start|end)(?=-|$)/g, '')
  const block = /block|top|bottom/.test(property)
  const inline = /inline|left|right/.test(property)
  return [...(block || !inline ? [`block ${name}`] : []), ...(inline || !block ? [`inline ${name}`] : [])]
}

/** `border` sets `border-width` too. */
const overlap = (one: string, other: string) =>
  one === other || (!one.startsWith('--') && (one.startsWith(`${other}-`) || other.startsWith(`${one}-`)))

interface Entry {
  targets: Set<string>
  specificity: Specificity
  /** The number of elements that are added to the specificity. */
  added: number
}

function entriesIn(sheet: postcss.Root, isOwn: (selector: string) => boolean) {
  const entries = new Map<string, Entry>()
  sheet.walkRules((rule) => {
    for (const selector of rule.selectors.filter(isOwn)) {
      const [parsed] = parser().astSync(selector).nodes
      const entry = entries.get(selector) ?? {
        targets: new Set(),
        specificity: specificity(parsed!),
        added: 0,
      }
      rule.walkDecls(({ prop }) => {
        for (const target of targets(prop)) entry.targets.add(target)
      })
      entries.set(selector, entry)
    }
  })
  return entries
}

/**
 * Writes the order of the rules into their specificity, so that they have the same effect in any order. A rule that
 * comes after another one with the same specificity, and sets one of its properties, gets a higher specificity by
 * `:not(x x)`, which is true for every element. A class, attribute or state still counts more than all of these.
 */
function orderAsSpecificity(sheet: postcss.Root, isOwn: (selector: string) => boolean) {
  const entries = entriesIn(sheet, isOwn)
  /** From the weakest to the strongest: `sort` keeps the source order of equal ones. */
  const cascade = [...entries.values()].sort(
    ({ specificity: [a, b] }, { specificity: [c, d] }) => a - c || b - d,
  )
  /** The highest number of elements so far, for each number of classes and each target. */
  const highest = new Map<number, Map<string, number>>()
  for (const entry of cascade) {
    const [classes, elements] = entry.specificity
    const highestBefore = highest.get(classes) ?? new Map<string, number>()
    highest.set(classes, highestBefore)
    for (const [target, level] of highestBefore)
      if ([...entry.targets].some((ownTarget) => overlap(ownTarget, target)))
        entry.added = Math.max(entry.added, level + 1 - elements)
    if (elements + entry.added > 255) throw new Error('Browsers do not count more than 255 elements.')
    for (const target of entry.targets) highestBefore.set(target, elements + entry.added)
  }
  sheet.walkRules((rule) => {
    rule.selectors = rule.selectors.map((selector) => {
      const added = entries.get(selector)?.added ?? 0
      return added > 0 ? `:not(${Array(added).fill('x').join(' ')})${selector}` : selector
    })
  })
}

/** The texts of a module and of all modules that it needs. */
function withImports(modules: ReadonlyMap<string, string>, entry: string) {
  const paths = new Set([entry])
  for (const path of paths) for (const next of importsIn(path, modules.get(path) ?? '')) paths.add(next)
  return [...paths].flatMap((path) => modules.get(path) ?? [])
}

const classPattern = new RegExp(`\\.(${prefix}\\\\:(?:\\\\.|[\\w-])+)`)

/** The class of the package that a selector is for: the first, because Tailwind writes the parents' classes after it. */
const classOf = (selector: string) => selector.match(classPattern)?.[1]?.replaceAll('\\', '')

/** Removes what the rules for classes do not use: custom properties, their registrations, animations, empty rules. */
function prune(sheet: postcss.Root) {
  const isUsed = (text: string, name: string) => new RegExp(`[(:\\s,]${name}[),;\\s}]`).test(text)
  for (let length = 0, text = sheet.toString(); length !== text.length; text = sheet.toString()) {
    length = text.length
    sheet.walkAtRules(/^(property|keyframes)$/, (rule) => {
      if (!isUsed(text, rule.params)) rule.remove()
    })
    sheet.walkAtRules('layer', (layer) => {
      if (layer.params !== 'components')
        layer.walkDecls(/^--/, (declaration) => {
          if (!isUsed(text, declaration.prop)) declaration.remove()
        })
    })
    sheet.walk((node) => {
      if ('nodes' in node && node.nodes?.length === 0) node.remove()
    })
  }
}

/**
 * The style sheet of each component: the rules for the classes of its modules and of all modules that these import.
 * Several of them contain the same rules, and a page may load them in any order.
 * @param css The style sheet of all components, minified.
 * @param entries Modules of the components, by the name of the style sheet.
 */
export function componentStyleSheets(
  css: string,
  modules: ReadonlyMap<string, string>,
  entries: ReadonlyMap<string, string>,
) {
  const whole = postcss.parse(css)
  // For browsers that do not know @property, which the package does not support.
  whole.walkAtRules('supports', (rule) => {
    if (rule.params.includes('-moz-orient')) rule.remove()
  })
  orderAsSpecificity(whole, (selector) => classOf(selector) !== undefined)
  return new Map(
    [...entries].map(([name, entry]) => {
      const classes = new Set(withImports(modules, entry).flatMap(classesIn))
      const sheet = whole.clone()
      sheet.walkAtRules('layer', (layer) => {
        if (layer.params !== 'components') return
        layer.walkRules((rule) => {
          const selectors = rule.selectors.filter((selector) => classes.has(classOf(selector) ?? ''))
          if (selectors.length > 0) rule.selectors = selectors
          else rule.remove()
        })
      })
      prune(sheet)
      sheet.prepend(weakestLayer + layers)
      return [name, sheet.toString()] as const
    }),
  )
}
