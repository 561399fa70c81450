'use client'

import { useFillIn, useLabels, useLocale } from './context.ts'
import type { Template } from './fill-in.ts'

interface LabelTextProps {
  part: string
  name: string
  english: Readonly<Record<string, Template>>
  own?: Readonly<Record<string, Template | undefined>> | undefined
  values?: Readonly<Record<string, number | string>>
}

/** One label as text, for parts that stay server components: these cannot read a context. */
export function LabelText({ part, name, english, own, values = {} }: LabelTextProps) {
  const label = useLabels<Readonly<Record<string, Template | undefined>>>(part, english, own)[name]
  const fill = useFillIn()
  return label && fill(label, values)
}

/** A number in the digits of the language, for parts that stay server components: these cannot read a context. */
export const LocaleNumber = ({ value }: { value: number }) =>
  value.toLocaleString(useLocale(), { useGrouping: false })
