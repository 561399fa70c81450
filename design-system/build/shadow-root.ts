import postcss from 'postcss'

/** `:root` with its attributes, and what follows. */
const rootPart = /^:root((?:\[[^\]]*\]|:(?:where|not|is)\((?:[^()]|\([^()]*\))*\))*)(.*)$/s

/** `data-density` may be on any element. In a shadow root only `:host` selects the host. */
const density = /^\[data-density=[^\]]*\]$/

/** The selector that means the same in a shadow root, whose host has the place of the root element. */
function forHost(selector: string) {
  if (selector === 'body') return ':host'
  if (density.test(selector)) return `:host(${selector})`
  const [, rootSelector, rest] = selector.match(rootPart) ?? []
  if (rest === undefined) return undefined
  return `:host${rootSelector ? `(${rootSelector})` : ''}${rest}`
}

/**
 * Makes a style sheet work in a shadow root that adopts it, as well as in a page. `:root` and `body` match nothing there,
 * and `@property` is ignored (https://github.com/tailwindlabs/tailwindcss/issues/15005): without its initial values
 * borders and shadows are missing.
 */
export function forShadowRoots(css: string) {
  const sheet = postcss.parse(css)
  sheet.walkRules((rule) => {
    const all = new Set([...rule.selectors, ...rule.selectors.flatMap((selector) => forHost(selector) ?? [])])
    // `:host` is the host with any attribute.
    const isNeeded = (selector: string) => !(all.has(':host') && /^:host\([^\s>+~]*\)$/.test(selector))
    if (all.size > rule.selectors.length) rule.selectors = [...all].filter(isNeeded)
  })
  const defaults: postcss.Declaration[] = []
  sheet.walkAtRules('property', (property) => {
    property.walkDecls('initial-value', ({ value }) => {
      defaults.push(postcss.decl({ prop: property.params, value }))
    })
    // Without an initial value the property must be invalid, as it is where no rule sets it.
    if (!property.nodes?.some((node) => node.type === 'decl' && node.prop === 'initial-value'))
      defaults.push(postcss.decl({ prop: property.params, value: 'initial' }))
  })
  if (defaults.length === 0) return sheet.toString()
  const layer = postcss.atRule({ name: 'layer', params: 'properties' })
  const everything = ['*', '::before', '::after', '::backdrop'].map((part) => `:host ${part}`)
  layer.append(postcss.rule({ selector: everything.join(', '), nodes: defaults }))
  sheet.append(layer)
  return sheet.toString()
}
