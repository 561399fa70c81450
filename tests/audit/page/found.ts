import type { Engine, Finding } from '../findings/finding'
import { describeElement } from './elements'

/** A finding, with its element, because exceptions match by selector. */
export type Found = Omit<Finding, 'element'> & { at: Element | null }

/** Our own rules about layout. */
export const layoutRules = [
  'sideways-scroll',
  'cut-text',
  'overlapping-text',
  'broken-word',
  'small-target',
  'dangling-id',
  'repeated-id',
  'motion',
] as const

type FocusRule = 'covered' | 'ring'

const fault =
  <Rule extends string>(engine: Engine) =>
  (rule: Rule, at: Element | null | undefined, message: string): Found => ({
    engine,
    rule,
    kind: 'fault',
    at: at ?? null,
    message,
  })

export const layoutFault = fault<(typeof layoutRules)[number]>('layout')
export const focusFault = fault<FocusRule>('focus')

/** The finding without its element, which cannot be sent out of the page. */
export const asFinding = ({ at, ...found }: Found): Finding => ({ ...found, element: describeElement(at) })
