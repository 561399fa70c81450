import { placeText } from '../../project/files.ts'
import type { Page, PlacedPart } from '../../project/pages.ts'
import { packageName } from '../../project/project.ts'
import type { Check, Problem } from '../finding.ts'
import { isSpecific, resetRule } from '../reset-rule.ts'
import { isOfOne, isOfSeveral } from '../sheets.ts'

type RulePart = Extract<PlacedPart, { kind: 'rule' }>

/** The rules of one style sheet that override components. */
export interface Reset {
  file: string
  line: number
  level: 'error' | 'warning'
  selectors: string[]
  /** The rules with the specificity of the package’s unlayered classes. */
  specific: RulePart[]
  /** The position in the page. */
  index: number
}

/** Tailwind 3 removes its own `@layer` rules, so its reset ends up outside of all layers. */
const isTailwind3 = (page: Page, file: string) =>
  page.parts.some((part) => part.kind === 'tailwind' && part.file === file)

/**
 * The rules of a page for elements that components use, if they are in no layer: one entry for each style
 * sheet.
 */
export function resetsOf(page: Page): Reset[] {
  const resets = new Map<string, Reset>()
  const add = (part: PlacedPart, level: Reset['level'], selectors: string[], rule?: RulePart) => {
    const { file, line = 1 } = part
    const reset = resets.get(file) ?? { file, line, level, selectors: [], specific: [], index: 0 }
    reset.selectors.push(...selectors)
    reset.index = page.parts.indexOf(part)
    if (level === 'error' && reset.level === 'warning') Object.assign(reset, { level, line })
    if (rule && isSpecific(rule)) reset.specific.push(rule)
    resets.set(file, reset)
  }
  for (const part of page.parts) {
    if (part.kind === 'tailwind' && /^["']?(base|preflight)/.test(part.name))
      add(part, 'error', ['@tailwind base'])
    if (part.kind !== 'rule' || (part.layer && !isTailwind3(page, part.file))) continue
    const level = resetRule(part)
    if (level) add(part, level, [part.selectors.join(', ')], part)
  }
  return [...resets.values()]
}

/** Names the first three and counts the rest. */
const some = (selectors: readonly string[]) => {
  const names = [...new Set(selectors)]
  const rest = names.length - 3
  return `${names
    .slice(0, 3)
    .map((name) => `\`${name}\``)
    .join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}

/** Whether it is a style sheet whose components are in a layer. */
const isLayered = (sheet: string) =>
  sheet !== 'styles.unlayered.css' && (isOfSeveral(sheet) || isOfOne(sheet))

function findings(page: Page): Problem[] {
  const unlayered = page.parts.findIndex(
    (part) => part.kind === 'sheet' && part.sheet === 'styles.unlayered.css',
  )
  if (unlayered >= 0)
    return resetsOf(page)
      .filter(({ index, specific }) => index > unlayered && specific.length > 0)
      .map(({ file, specific }) => ({
        level: 'warning',
        file,
        line: specific[0]!.line,
        problem: `The rules for ${some(specific.map(({ selectors }) => selectors.join(', ')))} come after \`styles.unlayered.css\` with the same specificity, so they override the components.`,
        advice: 'Import `styles.unlayered.css` after this style sheet.',
      }))
  const sheet = page.sheets.find((entry) => isLayered(entry.sheet))
  if (!sheet) return []
  const loaded = sheet.sheet === 'parts' ? 'the styles of the components' : `\`${sheet.sheet}\``
  const place = placeText(sheet)
  return resetsOf(page).map(({ file, line, level, selectors }) => {
    const isOwn = page.files.has(file)
    const instead = `Import \`${packageName}/styles.unlayered.css\` after ${isOwn ? 'this style sheet' : `\`${file}\``} instead of ${loaded} (${place})`
    return {
      level,
      file: isOwn ? file : sheet.file,
      line: isOwn ? line : sheet.line,
      problem: `The rules for ${some(selectors)}${isOwn ? '' : ` in ${file}`} are in no cascade layer, so they override the components, which are in the layer “components”.`,
      advice: selectors.includes('@tailwind base')
        ? `${instead}.`
        : `${instead}, or put the rules in a layer: ${isOwn ? '`@layer base { … }`' : `\`@import "${file}" layer(base)\``}.`,
    }
  })
}

/** Whether rules outside of all layers override the padding, colours or sizes of components. */
export const resets: Check = {
  name: 'reset-wins',
  run: ({ pages }) => pages.flatMap(findings),
}
