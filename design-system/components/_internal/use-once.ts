'use client'

import { useState } from 'react'

/** Whether it is true now or was before: what was rendered once stays, with the state of its fields. */
export function useOnce(isTrue: boolean) {
  const [was, setWas] = useState(isTrue)
  if (isTrue && !was) setWas(true)
  return isTrue || was
}
