import type { Engine, Finding } from '../finding'
import { named } from './elements'

/** A finding, and the element itself: the ledger answers by selector. */
export type Found = Omit<Finding, 'element'> & { at: Element | null }

const fault =
  (engine: Engine) =>
  (rule: string, at: Element | null | undefined, message: string): Found => ({
    engine,
    rule,
    kind: 'fault',
    at: at ?? null,
    message,
  })

export const layoutFault = fault('layout')
export const focusFault = fault('focus')

/** What leaves the page. */
export const asFinding = ({ at, ...found }: Found): Finding => ({ ...found, element: named(at) })
