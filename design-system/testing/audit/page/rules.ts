/** The audit in the page: runs axe, IBM Equal Access and our own rules, here and in `text.ts`, `targets.ts`, `focus.ts`. */

import { danglingIds, repeatedIds } from '../../page/exposed.ts'
import { type AuditResult, type Exception, inOneLine } from '../finding.ts'
import { byColour, byPosition, runAxe } from './axe.ts'
import { asFinding, type Found, layoutFault, layoutRules, matchException, ownPasses } from './criteria.ts'
import { runEqualAccess } from './equal-access.ts'
import { appearances, blur, coveredFocus, focus, focusRingFault } from './focus.ts'
import { smallTargets } from './targets.ts'
import { brokenWords, cutText, overlappingText, renderedLines } from './text.ts'

/** WCAG 1.4.10: reading does not require scrolling in two directions. */
function sidewaysScroll(): Found[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const right = document.documentElement.dir !== 'rtl'
  const widest = [...document.body.querySelectorAll('*')].find((element) => {
    const box = element.getBoundingClientRect()
    return right ? box.right > clientWidth + 1 : box.left < -1
  })
  const message = `The page is ${scrollWidth} px wide in a window of ${clientWidth} px.`
  return [layoutFault('sideways-scroll', widest, message)]
}

/** WCAG 1.3.1, 4.1.2: every referenced id exists, once. */
const brokenReferences = (): Found[] => [
  ...danglingIds().map((line) => layoutFault('dangling-id', null, line)),
  ...repeatedIds().map((id) =>
    layoutFault('repeated-id', document.getElementById(id), `More than one element is #${id}.`),
  ),
]

/** WCAG 2.2.2, 2.3.3: no animation runs when the user prefers reduced motion. */
const movingParts = (): Found[] =>
  document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > 50,
    )
    .map((animation) => {
      const name = animation.id || (animation as CSSAnimation).animationName || 'An animation'
      const at = (animation.effect as KeyframeEffect | null)?.target
      return layoutFault('motion', at, `${name} runs although less motion is wanted.`)
    })

interface AuditOptions {
  exceptions: readonly Exception[]
  /** Whether animations run as they do without reduced motion. */
  motion: boolean
  /** Whether IBM Equal Access runs as well as axe. */
  equalAccess: boolean
  /** Whether each control is focused, to check that nothing covers it. */
  focus: boolean
  /** Whether the subject was already audited in another display mode. Rules whose result cannot differ are skipped. */
  auditedBefore?: boolean
  /** Whether the colours differ from the first display mode's. */
  recoloured?: boolean
  /** The part of the page to audit. The whole page if it is left out. */
  within?: string
}

/** The findings of our own rules. Each has its WCAG criteria in `criteria.ts`. */
async function measure({ motion, focus }: Pick<AuditOptions, 'motion' | 'focus'>): Promise<Found[]> {
  const lines = renderedLines()
  return [
    ...sidewaysScroll(),
    ...cutText(lines),
    ...overlappingText(lines),
    ...brokenWords(),
    ...smallTargets(),
    ...brokenReferences(),
    ...(motion ? [] : movingParts()),
    ...(focus ? await coveredFocus() : []),
  ]
}

/** The markup without classes and styles, and for each element whether it is visible: what most rules read. */
const markupAndVisibility = () =>
  document.body.outerHTML.replace(/ (class|style)="[^"]*"/g, '') +
  [...document.querySelectorAll('body *')]
    .map((element) => Number(element.checkVisibility({ visibilityProperty: true })))
    .join('')

/** The markup of this subject that each engine has already examined, in earlier display modes. */
const examined = { axe: new Set<string>(), equalAccess: new Set<string>() }

/** All findings of the page; `exceptions` holds the exceptions that are valid here. */
async function run(options: AuditOptions): Promise<AuditResult> {
  const { exceptions, motion, equalAccess, focus, auditedBefore, recoloured, within = 'html' } = options
  if (!auditedBefore) for (const markup of Object.values(examined)) markup.clear()
  const markup = markupAndVisibility()
  const isKnown = examined.axe.has(markup)
  const axe = await runAxe(isKnown ? [...byPosition, ...(recoloured ? byColour : [])] : undefined)
  const ibm = equalAccess && !examined.equalAccess.has(markup) ? await runEqualAccess() : undefined
  examined.axe.add(markup)
  if (equalAccess) examined.equalAccess.add(markup)
  const measured = await measure({ motion, focus })
  const found = [...axe.findings, ...(ibm?.findings ?? []), ...measured]
  const measuredRules = layoutRules.filter((rule) => rule !== 'motion' || !motion)
  return {
    findings: found
      .filter(({ at }) => !at || at.closest(within))
      .map((one) => ({ ...asFinding(one), ...matchException(one, exceptions) })),
    rules: {
      axe: axe.rules,
      ...(ibm ? { 'equal-access': ibm.rules } : {}),
      layout: measuredRules.length,
      ...(focus && { focus: 1 }),
    },
    passes: [
      ...axe.passes,
      ...(ibm?.passes ?? []),
      ...ownPasses(focus ? [...measuredRules, 'covered'] : measuredRules, measured),
    ],
  }
}

/** Sideways scroll and broken words: at more sizes than there are display modes. */
const atThisWidth = (exceptions: readonly Exception[]) =>
  [...sidewaysScroll(), ...brokenWords()]
    .filter((found) => !matchException(found, exceptions).exception)
    .map((found) => inOneLine(asFinding(found)))

const page = { run, atThisWidth, appearances, focus, focusRingFault, blur }
export type AuditPage = typeof page

Object.assign(window, { audit: page })
