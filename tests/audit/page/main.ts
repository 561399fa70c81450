import type { Look } from '../finding'
import type { Entry } from '../ledger'
import { answerTo } from './answer'
import { axeLook } from './axe'
import { equalAccessLook } from './equal-access'
import { coveredFocus } from './focus'
import { asFinding, type Found, layoutRules } from './found'
import { movingParts } from './motion'
import { brokenReferences } from './references'
import { sidewaysScroll } from './scroll'
import { blur, focus, likenesses, ringFault } from './stops'
import { smallTargets } from './targets'
import { cutText, drawnLines, overlappingText } from './text'

interface Wanted {
  ledger: readonly Entry[]
  /** Animations are as they are for most people. */
  moves: boolean
  /** Whether the second engine looks too. */
  second: boolean
  /** Whether each control is focused, to see that nothing covers it. */
  focus: boolean
  /** Only what is found here. The whole page where it is left out. */
  within?: string
}

/** What can be measured without asking an engine. */
async function measured({ moves, focus }: Pick<Wanted, 'moves' | 'focus'>): Promise<Found[]> {
  const lines = drawnLines()
  return [
    ...sidewaysScroll(),
    ...cutText(lines),
    ...overlappingText(lines),
    ...smallTargets(),
    ...brokenReferences(),
    ...(moves ? [] : movingParts()),
    ...(focus ? await coveredFocus() : []),
  ]
}

/** Everything about the page as it stands; `ledger` is what may be answered here. */
async function look({ ledger, moves, second, focus, within = 'html' }: Wanted): Promise<Look> {
  const axe = await axeLook()
  const other = second ? await equalAccessLook() : undefined
  const found = [...axe.findings, ...(other?.findings ?? []), ...(await measured({ moves, focus }))]
  return {
    findings: found
      .filter(({ at }) => !at || at.closest(within))
      .map((one) => ({ ...asFinding(one), ...answerTo(one, ledger) })),
    rules: {
      axe: axe.rules,
      ...(other ? { 'equal-access': other.rules } : {}),
      layout: layoutRules.filter((rule) => rule !== 'motion' || !moves).length,
      ...(focus && { focus: 1 }),
    },
  }
}

const page = { look, likenesses, focus, ringFault, blur }
export type AuditPage = typeof page

Object.assign(window, { audit: page })
