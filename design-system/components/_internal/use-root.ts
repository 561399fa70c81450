'use client'

import { type Context, use } from 'react'

/** The value of a part's root. Outside of its root a part throws the line that Radix throws. */
export function useRoot<Value>(context: Context<Value | null>, part: string, root: string): Value {
  const value = use(context)
  if (value === null) throw new Error(`\`${part}\` must be used within \`${root}\``)
  return value
}
