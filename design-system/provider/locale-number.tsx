'use client'

import { useLocale } from './context.ts'

/** A number in the digits of the language, for parts that stay server components: these cannot read a context. */
export const LocaleNumber = ({ value }: { value: number }) =>
  value.toLocaleString(useLocale(), { useGrouping: false })
