import type { Entry } from '../findings/exceptions'
import type { Look } from '../findings/finding'
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
  exceptions: readonly Entry[]
  /** Whether animations run as they do without reduced motion. */
  moves: boolean
  /** Whether the second engine runs too. */
  second: boolean
  /** Whether each control is focused, to check that nothing covers it. */
  focus: boolean
  /** The part of the page to audit. The whole page if it is left out. */
  within?: string
}

/** Our own measurements. */
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

/** All findings of the page; `exceptions` holds the exceptions that are valid here. */
async function look({ exceptions, moves, second, focus, within = 'html' }: Wanted): Promise<Look> {
  const axe = await axeLook()
  const other = second ? await equalAccessLook() : undefined
  const found = [...axe.findings, ...(other?.findings ?? []), ...(await measured({ moves, focus }))]
  return {
    findings: found
      .filter(({ at }) => !at || at.closest(within))
      .map((one) => ({ ...asFinding(one), ...answerTo(one, exceptions) })),
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
