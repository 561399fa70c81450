import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { FormErrors } from './form.contract.ts'
import { type ListedError, listErrors } from './form.reading.ts'

interface State<Result> {
  /** Found in the browser. Follows what is typed. */
  found: FormErrors
  /** Refused by the server. Goes with the next change of the field: only the server knows better. */
  refused: FormErrors
  /** Both, as they were at the last submit. */
  listed: readonly ListedError[]
  /** Where the last refusal begins: another object for each, so that the same one twice is heard twice. */
  stop: ListedError | null
  pending: boolean
  result: Result | undefined
}

export const any = (errors: FormErrors) => Object.values(errors).some((messages) => messages?.length)

/** What is wrong with a form, and since when. `given` is what a server refuses, where that is known outside. */
export function useFormState<Result>(given: FormErrors | null, form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<State<Result>>(() => ({
    found: {},
    refused: given ?? {},
    listed: listErrors(given ?? {}, null),
    stop: null,
    pending: false,
    result: undefined,
  }))
  /** Fields that have had an error since the last submit. */
  const marked = useRef(new Set<string>())
  const change = (to: Partial<State<Result>>) => setState((from) => ({ ...from, ...to }))

  function show(found: FormErrors, refused: FormErrors = {}) {
    const all = { ...refused, ...found }
    marked.current = new Set(Object.keys(all))
    const listed = listErrors(all, form.current)
    setState((from) => ({ ...from, found, refused, listed, stop: listed[0] ?? null }))
  }

  const seen = useRef<FormErrors | null>(null)
  useLayoutEffect(() => {
    if (seen.current === given) return
    seen.current = given
    if (given) show(state.found, given)
    else change({ refused: {}, listed: state.listed.filter(({ name }) => name in state.found) })
  })

  return {
    state,
    change,
    show,
    hadError: (name: string) => marked.current.has(name),
    typed(name: string) {
      setState(({ refused: { [name]: _, ...refused }, ...from }) => ({ ...from, refused }))
    },
    /** An error goes as soon as it is mended. It comes back only where its field is left, not under the hand. */
    recheck(fresh: FormErrors, left?: string) {
      setState((from) => {
        const shown = new Set(Object.keys(from.found).concat(left ?? []))
        const found = Object.fromEntries(Object.entries(fresh).filter(([name]) => shown.has(name)))
        return { ...from, found }
      })
    },
  }
}
