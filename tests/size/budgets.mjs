import { readFile, writeFile } from 'node:fs/promises'

/** @typedef {import('./measure.mjs').Weight} Weight */
/**
 * KiB, gzip. `why` is asked for where a room alone costs more than ten.
 * @typedef {{ alone: Weight, withButton: Weight, why?: string }} Budget
 * @typedef {{ headline: Weight, button: number, rooms: Record<string, Budget> }} Budgets
 */
const file = new URL('budgets.json', import.meta.url)

/** @returns {Promise<Budgets>} */
export const readBudgets = async () => JSON.parse(await readFile(file, 'utf8'))

/** A twentieth more than measured, at least a tenth of a KiB. */
const room = (/** @type {number} */ kib) =>
  Number((Math.ceil(Math.max(kib * 1.05, kib + 0.1) * 10) / 10).toFixed(1))

/**
 * Gives a budget to rooms that have none, and drops those of rooms that are gone. One that is there is left alone,
 * unless it is named: whoever wants more for a room has to ask for it.
 * @param {Budgets} budgets @param {Awaited<ReturnType<typeof import('./measure.mjs').measure>>} measured
 * @param {readonly string[]} named
 */
export async function renew(budgets, measured, named) {
  /** @param {Weight} weight */
  const allow = ({ js, css }) => ({ js: room(js), css: room(css) })
  const rooms = Object.fromEntries(
    Object.entries(measured.rooms).map(([name, { alone, withButton }]) => {
      const before = budgets.rooms[name]
      if (before && !named.includes(name)) return [name, before]
      return [name, { ...before, alone: allow(alone), withButton: allow(withButton) }]
    }),
  )
  await writeFile(file, `${JSON.stringify({ ...budgets, rooms }, null, 2)}\n`)
}

/** @param {Weight} is @param {Weight} allowed @param {string} how */
const over = (is, allowed, how) =>
  /** @type {const} */ (['js', 'css'])
    .filter((kind) => is[kind] > allowed[kind])
    .map((kind) => `${how} ${is[kind].toFixed(2)} KiB of ${kind.toUpperCase()}, at most ${allowed[kind]}`)

/**
 * @param {{ alone: Weight, withButton: Weight } | undefined} measured @param {Budget | undefined} budget
 */
function roomFaults(measured, budget) {
  if (!measured) return ['has a budget, but exports nothing']
  if (!budget) return ['has no budget: `npm run size -- --budget` gives it one']
  return [
    ...over(measured.alone, budget.alone, 'alone'),
    ...over(measured.withButton, budget.withButton, 'with Button'),
    ...(measured.alone.js > 10 && !budget.why
      ? ['costs more than 10 KiB of JS, and its budget does not say why']
      : []),
  ]
}

/**
 * What is wrong with each room, in words; an empty list where a budget is kept.
 * @param {Pick<Awaited<ReturnType<typeof import('./measure.mjs').measure>>, 'rooms' | 'headline'>} measured
 * @param {Budgets} budgets
 * @returns {Record<string, string[]>}
 */
export function faults({ rooms, headline }, budgets) {
  const names = [...new Set([...Object.keys(rooms), ...Object.keys(budgets.rooms)])]
  const button = rooms['components/button']?.alone ?? { js: Infinity, css: Infinity }
  const whole = button.js + button.css
  return {
    ...Object.fromEntries(names.map((name) => [name, roomFaults(rooms[name], budgets.rooms[name])])),
    'the eight parts of the design card': over(headline, budgets.headline, 'together'),
    'Button, JS and CSS':
      whole > budgets.button ? [`alone ${whole.toFixed(2)} KiB, at most ${budgets.button}`] : [],
  }
}
