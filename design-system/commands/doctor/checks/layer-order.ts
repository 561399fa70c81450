import type { Page, PlacedPart } from '../../project/pages.ts'
import { layers } from '../../project/pages.ts'
import type { Check, Problem } from '../finding.ts'
import { resetRule } from '../reset-rule.ts'

const order = layers.join(', ')

/** Where each layer occurs first, which decides its place in the cascade. */
function firstPlaces({ parts }: Page) {
  const places = new Map<string, PlacedPart>()
  for (const part of parts)
    if (part.kind === 'layers') for (const name of part.names) if (!places.has(name)) places.set(name, part)
  return places
}

/** What a visitor sees if the second layer overrides the first. */
const effects: Record<string, string> = {
  'components base': 'the base styles of elements override the components',
  'utilities components': 'the components override your utilities, such as `<Button className="px-2">`',
  'utilities base': 'the base styles of elements override your utilities',
  'base theme': 'the rules for pages without JavaScript lose against the reset',
  'components theme': 'the rules for pages without JavaScript lose against the components',
  'utilities theme': 'the rules for pages without JavaScript lose against your utilities',
}

function wrongOrder(page: Page): Problem[] {
  const places = firstPlaces(page)
  const found = [...places.keys()].filter((name) => layers.includes(name))
  const wrong = found.flatMap((name, index) =>
    found
      .slice(index + 1)
      .filter((later) => layers.indexOf(later) < layers.indexOf(name))
      .map((later) => [name, later] as const),
  )
  // The pair whose order has the strongest effect: later layers of the design system come first.
  const [pair] = wrong.sort(([, a], [, b]) => layers.indexOf(b) - layers.indexOf(a))
  if (!pair) return []
  const [name, later] = pair
  const { file, line } = places.get(name)!
  return [
    {
      level: later === 'theme' ? 'warning' : 'error',
      file,
      line,
      problem: `The cascade layer “${name}” is declared before “${later}”, so ${effects[`${name} ${later}`]}.`,
      advice: `Declare the order before anything else, in the first style sheet of the page: \`@layer ${order};\`.`,
    },
  ]
}

/** A layer of the site that contains a reset, and comes after the components. */
function strongReset(page: Page): Problem[] {
  const names = [...firstPlaces(page).keys()]
  const components = names.indexOf('components')
  if (!page.sheets.length || components < 0) return []
  const reported = new Set<string>()
  return page.parts.flatMap((part) => {
    if (part.kind !== 'rule' || !part.layer || layers.includes(part.layer)) return []
    if (names.indexOf(part.layer) < components || reported.has(part.layer) || !resetRule(part)) return []
    reported.add(part.layer)
    return [
      {
        level: 'error' as const,
        file: part.file,
        line: part.line,
        problem: `The cascade layer “${part.layer}” comes after “components”, so its rule for \`${part.selectors.join(', ')}\` overrides the components.`,
        advice: `Declare it first, in the first style sheet of the page: \`@layer ${part.layer}, ${order};\`.`,
      },
    ]
  })
}

/** Whether the cascade layers of the page are in the order that the components need. */
export const layerOrder: Check = {
  name: 'layer-order',
  run: ({ pages }) =>
    pages
      .filter(({ sheets }) => sheets.length > 0)
      .flatMap((page) => [...wrongOrder(page), ...strongReset(page)]),
}
