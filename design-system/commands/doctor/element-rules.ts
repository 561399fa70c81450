import type { Rule } from 'postcss'
import type { Problem } from './report.ts'

/** A rule for elements in a site's own style sheet, outside of all layers, that breaks the components. */
export interface ElementRule extends Pick<Problem, 'level' | 'problem' | 'advice'> {
  /** One selector of the rule. */
  selector: RegExp
  /** One declaration of the rule: `outline: none`. */
  declaration: RegExp
  /** What makes it harmless: a text of any style sheet. */
  unless?: RegExp
  /** Whether it also applies beside `styles.unlayered.css`, which takes the rules of the site from the components. */
  isAlways?: boolean
}

const inLayer = 'put the rule in `@layer base`, or import `styles.unlayered.css` instead of `styles.css`'

export const elementRules: readonly ElementRule[] = [
  {
    selector: /^(\*|a|button|input|select|summary|textarea)?:focus$|^\*$/,
    declaration: /^outline(-style|-width)?: (none|0|0px)$/,
    unless: /:focus-visible/,
    level: 'error',
    problem:
      'The focus has no outline, so people who use the keyboard do not see where they are. Forced colours remove a shadow in its place.',
    advice: 'Remove the declaration: the outline of the components is shown at the keyboard focus only.',
  },
  {
    selector: /^(html|:root)$/,
    declaration: /^font-size: ([1-6]?\d(\.\d+)?%|(\d|1[01])(\.\d+)?px|0?\.[1-6]\d*r?em)$/,
    isAlways: true,
    level: 'error',
    problem:
      'The components are measured in rem, so they shrink with this size: texts become too small to read, controls too small to press.',
    advice: 'Remove the declaration, and write the sizes of your own styles in rem of 16 px.',
  },
  {
    selector: /^(\*|svg)$/,
    declaration: /^display: block$/,
    level: 'warning',
    problem: 'Icons in texts of the components, such as the one of an external link, are on a separate line.',
    advice: `Write \`display: block\` for your own drawings by a class; else ${inLayer}.`,
  },
  {
    selector: /^\*$/,
    declaration: /^padding(-block|-inline)?: 0(px)?$/,
    level: 'error',
    problem: 'The components lose their padding, because rules outside of all layers override them.',
    advice: `To keep the reset, ${inLayer}.`,
  },
]

/** The entries of the table that a rule of a style sheet matches. */
export const matchElementRules = (rule: Rule) =>
  elementRules.filter(
    ({ selector, declaration }) =>
      rule.selectors.some((one) => selector.test(one)) &&
      rule.nodes.some((node) => node.type === 'decl' && declaration.test(`${node.prop}: ${node.value}`)),
  )
