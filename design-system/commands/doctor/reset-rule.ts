import type { PlacedPart } from '../project/pages.ts'

type RulePart = Extract<PlacedPart, { kind: 'rule' }>

/** Elements that components draw themselves: controls, headings, and what their names are in. */
const controls = [
  '*',
  'a',
  'button',
  'dialog',
  'fieldset',
  'input',
  'label',
  'legend',
  'option',
  'select',
  'summary',
  'textarea',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]
/** Elements of text and of the layout of a page. A rule for these may be meant for the components too. */
const others = [
  'article',
  'aside',
  'blockquote',
  'code',
  'dd',
  'details',
  'div',
  'dl',
  'dt',
  'figure',
  'footer',
  'form',
  'header',
  'hr',
  'li',
  'main',
  'nav',
  'ol',
  'output',
  'p',
  'pre',
  'progress',
  'section',
  'small',
  'span',
  'strong',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'ul',
]

/** Properties that components set. A font family or `box-sizing` of a reset does no harm. */
const set =
  /^(margin|padding|border|background|outline|list-style|inset|min-|max-|font-(size|weight|style)|text-(align|decoration|transform|indent))|^(all|appearance|box-shadow|color|display|font|gap|height|letter-spacing|line-height|opacity|position|transition|width)$/

/** Attributes that resets use to name kinds of controls. */
const kinds = /\[(type|role|disabled|href|controls|hidden)\b[^\]]*\]/g

/** The last part of a selector of elements alone, or undefined where it names a class, an id or a state. */
function element(selector: string): string | undefined {
  const plain = selector
    .replace(
      /::?(before|after|placeholder|marker|selection|backdrop|file-selector-button|-(moz|webkit)[\w-]*)/g,
      '\0',
    )
    .replace(/:not\([^)]*\)/g, '')
    .replace(/:[\w-]+(\([^()]*\))?/g, '')
    .replace(kinds, '')
    .trim()
  // A pseudo-element is not the component itself.
  if (/[.#[\]&\0]/.test(plain)) return undefined
  return plain
    .split(/[\s>+~]+/)
    .at(-1)
    ?.toLowerCase()
}

/** `:is(h1, h2)` as a list of selectors. */
const alternatives = (selector: string): string[] => {
  const match = selector.match(/:(?:is|where|-webkit-any)\(([^()]*)\)/)
  if (!match || match.index === undefined) return [selector]
  const [found, list = ''] = match
  const before = selector.slice(0, match.index)
  const after = selector.slice(match.index + found.length)
  return list.split(',').flatMap((entry) => alternatives(before + entry.trim() + after))
}

/**
 * Whether a rule changes elements of components wherever they are, and how likely that is an error. Undefined for a
 * rule that cannot reach a component, such as one for a class or for `body`.
 */
export function resetRule({
  selectors,
  declarations,
  conditions,
}: RulePart): 'error' | 'warning' | undefined {
  if (conditions.some((condition) => /^print\b|prefers-reduced-motion|forced-colors/.test(condition))) return
  if (!declarations.some(({ name }) => set.test(name))) return
  const elements = selectors.flatMap(alternatives).map(element)
  if (elements.some((name) => name !== undefined && controls.includes(name))) return 'error'
  if (elements.some((name) => name !== undefined && others.includes(name))) return 'warning'
}

/** Whether a rule has the specificity of the package’s unlayered classes, such as `button:hover`. */
export const isSpecific = ({ selectors }: RulePart) =>
  selectors.some((selector) => /[a-z*]+(:(?!:|where\()[\w-]+|\[)/.test(selector))
