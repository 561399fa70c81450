import {
  type ComponentProps,
  type FormEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import type { SummaryError } from '../error-summary/error-summary.tsx'
import { focusField } from '../error-summary/focus-field.ts'
import { contractErrors, type FormContract, type FormErrors, type FormValues } from './form.contract.ts'
import { type FormMessages, formMessages } from './form.messages.ts'
import { browserErrors, controlOf, formValues } from './form.reading.ts'
import { any, useFormState } from './form.state.ts'

/** What `onSubmit` may answer: its `errors` (FormErrors) are shown at their fields, the rest is the caller's. */
// biome-ignore lint/suspicious/noConfusingVoidType: a function that returns nothing answers too
export type FormAnswer = object | undefined | void

export interface FormOptions<Values, Result> {
  /** The rules shared with the server: a Standard Schema, or a function. Its words go before the browser's. */
  contract?: FormContract<Values>
  /**
   * Sends the form. Called when nothing is wrong, and once at a time. What it returns becomes `result`; its `errors`
   * are shown at their fields. What it throws is not caught.
   */
  onSubmit: (values: Values, form: HTMLFormElement) => Result | Promise<Result>
  /** Something is wrong, so nothing is sent. To say it elsewhere too. */
  onInvalid?: (errors: FormErrors) => void
  /** What a server refuses, where that is known outside. Keep it in state: another object is another refusal. */
  errors?: FormErrors | null
  /** Words for the browser's own constraints, where a control brings none. */
  messages?: Partial<FormMessages>
  /** Goes before the page's title while something is wrong: 'Error: '. Not in a dialog, which is no page. */
  titlePrefix?: string
}

export interface FormHandle<Values, Result> {
  /** For the `<form>`. Without JavaScript it is the browser's own form: give it `method` and `action`. */
  props: Pick<ComponentProps<'form'>, 'onSubmit' | 'onReset' | 'onInput' | 'onBlur'> & {
    ref: RefObject<HTMLFormElement | null>
  }
  /** For the ErrorSummary: what was wrong at the last submit. It stays while people type, so that nothing moves. */
  summary: { ref: RefObject<HTMLDivElement | null>; errors: readonly SummaryError[] }
  /** What is wrong with a field now, for its `error`. */
  error: (name: keyof Values & string) => string | undefined
  /** It is being checked or sent. */
  pending: boolean
  /** What `onSubmit` returned for the last submit; undefined until then, and while something is wrong. */
  result: Result | undefined
}

/** The time that a press takes. What moves under a finger on its way is missed. */
const afterPress = 250

/**
 * A form that says what is wrong. It holds no value: fields are the browser's, so what is typed before the script
 * arrives stays, and after a refusal too. Errors come from the browser's own constraints, from a contract shared with
 * the server and from the server itself. After a submit that fails, the focus goes to the ErrorSummary, or to the
 * first wrong field where there is none; from then on a field that had an error is checked as it is mended.
 *
 * @example
 * const form = useForm({ contract: contactFields, onSubmit: send })
 * <form {...form.props} method="post" action="/contact">
 *   <ErrorSummary {...form.summary} />
 *   <Field label="Email" error={form.error('email')}>
 *     <Input name="email" type="email" required />
 *   </Field>
 *   <Button type="submit" pending={form.pending}>Send</Button>
 * </form>
 */
export function useForm<Values extends object = FormValues, Result extends FormAnswer = FormAnswer>(
  options: FormOptions<Values, Result>,
): FormHandle<Values, Result> {
  const { contract, onSubmit, onInvalid, errors = null, messages, titlePrefix } = options
  const ref = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const busy = useRef(false)
  /** A check that was overtaken says nothing any more. */
  const turn = useRef(0)
  const { state, show, typed, recheck, change, hadError } = useFormState<Result>(errors, ref)
  const { listed, stop, found, refused } = state
  const isWrong = listed.length > 0

  useLayoutEffect(() => {
    // Not in the markup: without JavaScript the browser's own checks are the only ones.
    if (ref.current) ref.current.noValidate = true
  })

  useEffect(() => {
    if (!stop || !ref.current) return
    if (summary.current) return summary.current.focus()
    const field = controlOf(ref.current, stop.name)
    if (field) focusField(field)
  }, [stop])

  useEffect(() => {
    if (!isWrong || !titlePrefix) return
    document.title = titlePrefix + document.title
    return () => {
      if (document.title.startsWith(titlePrefix)) document.title = document.title.slice(titlePrefix.length)
    }
  }, [isWrong, titlePrefix])

  async function check(form: HTMLFormElement): Promise<[FormErrors, Values]> {
    const values = formValues(form) as Values
    const native = browserErrors(form, { ...formMessages, ...messages })
    return [{ ...native, ...(await contractErrors(contract, values)) }, values]
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    turn.current++
    const form = event.currentTarget
    change({ pending: true, result: undefined })
    try {
      const [wrong, values] = await check(form)
      show(wrong)
      if (any(wrong)) return onInvalid?.(wrong)
      const result = await onSubmit(values, form)
      change({ result })
      show({}, (result as { errors?: FormErrors } | undefined)?.errors)
    } finally {
      busy.current = false
      change({ pending: false })
    }
  }

  async function mend(form: HTMLFormElement, name: string, left: boolean) {
    const mine = ++turn.current
    const [fresh] = await check(form)
    if (mine === turn.current) recheck(fresh, left ? name : undefined)
  }

  /** Its name, where it is a field that has had an error. */
  const watched = (target: EventTarget) => {
    const { name = '' } = target as HTMLInputElement
    return !busy.current && hadError(name) ? name : null
  }

  return {
    props: {
      ref,
      onSubmit: submit,
      onReset() {
        show({})
        change({ result: undefined })
      },
      onInput({ target, currentTarget }) {
        const name = watched(target)
        if (name === null) return
        typed(name)
        void mend(currentTarget, name, false)
      },
      onBlur({ target, currentTarget }) {
        const name = watched(target)
        if (name !== null) setTimeout(() => !busy.current && void mend(currentTarget, name, true), afterPress)
      },
    },
    summary: { ref: summary, errors: listed },
    error: (name) => (found[name] ?? refused[name])?.join(' '),
    pending: state.pending,
    result: state.result,
  }
}
