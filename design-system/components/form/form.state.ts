import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { FormErrors } from './form.contract.ts'
import { type ListedError, listErrors } from './form.reading.ts'

interface State<Result> {
  /** Errors found in the browser. They are updated while the visitor types. */
  found: FormErrors
  /**
   * Errors from the server. Each is removed by the next change of its field, since only the server can check it again.
   */
  refused: FormErrors
  /** Both, as they were at the last submit. */
  listed: readonly ListedError[]
  /**
   * The first error of the last failed submit. A new object each time, so that the same error moves the focus again.
   */
  stop: ListedError | null
  pending: boolean
  result: Result | undefined
}

export const any = (errors: FormErrors) => Object.values(errors).some((messages) => messages?.length)

/** The errors of a form. `given` are errors of a server that are passed in from outside. */
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
    /**
     * Removes an error as soon as it is corrected. A new error appears when its field loses the focus, not while the
     * visitor types.
     */
    recheck(fresh: FormErrors, left?: string) {
      setState((from) => {
        const shown = new Set(Object.keys(from.found).concat(left ?? []))
        const found = Object.fromEntries(Object.entries(fresh).filter(([name]) => shown.has(name)))
        return { ...from, found }
      })
    },
  }
}
