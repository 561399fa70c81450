import postcss from 'postcss'
import { importsIn } from '../compile.ts'
import { classesIn, layers, prefix, weakestLayer } from '../styles.ts'
import { orderAsSpecificity } from './cascade-order.ts'

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
