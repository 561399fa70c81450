'use client'

import { cx } from 'class-variance-authority'
import {
  type ComponentProps,
  type FormEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLabels, useLocale } from '../../provider/context.ts'
import { focusField } from '../_internal/field-label.ts'
import type { SummaryError } from '../error-summary/error-summary.tsx'
import {
  browserErrors,
  checkContract,
  controlOf,
  type FormContract,
  type FormErrors,
  type FormLabels,
  type FormValues,
  formLabels,
  formValues,
  type ListedError,
  listErrors,
  namesIn,
} from './form-validation.ts'

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

const any = (errors: FormErrors) => Object.values(errors).some((messages) => messages?.length)

/** Announces an error of a form without an ErrorSummary. */
function announce(form: HTMLFormElement, text: string) {
  const region = Object.assign(document.createElement('div'), {
    role: 'alert',
    className: cx('sr-only'),
    textContent: text,
  })
  region.dataset.slot = 'form-errors'
  form.append(region)
}

/** The errors of a form. `given` are errors of a server that are passed in from outside. */
function useFormState<Result>(serverErrors: FormErrors | null, form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<State<Result>>(() => ({
    found: {},
    refused: serverErrors ?? {},
    listed: listErrors(serverErrors ?? {}, null),
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

  const lastServerErrors = useRef<FormErrors | null>(null)
  useLayoutEffect(() => {
    if (lastServerErrors.current === serverErrors) return
    lastServerErrors.current = serverErrors
    if (serverErrors) show(state.found, serverErrors)
    else change({ refused: {}, listed: state.listed.filter(({ name }) => name in state.found) })
  })

  return {
    state,
    change,
    show,
    hadError: (name: string) => marked.current.has(name),
    typed(name: string) {
      setState(({ refused: { [name]: gone, ...refused }, listed, ...from }) => ({
        ...from,
        refused,
        listed: gone ? listed.filter((error) => error.name !== name) : listed,
      }))
    },
    /**
     * Removes an error as soon as it is corrected. A new error appears when its field loses the focus, not while the
     * visitor types.
     */
    recheck(fresh: FormErrors, blurredName?: string) {
      setState((from) => {
        const visibleNames = new Set(Object.keys(from.found).concat(blurredName ?? []))
        const found = Object.fromEntries(Object.entries(fresh).filter(([name]) => visibleNames.has(name)))
        return { ...from, found }
      })
    },
  }
}

/**
 * What `onSubmit` may return. Its `errors` (FormErrors) are shown at their fields; other members are for the caller.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: a function may return nothing
export type FormAnswer = object | undefined | void

export interface FormOptions<Values, Result, Output = Values> {
  /** The rules shared with the server: a Standard Schema, or a function. Its messages replace the browser's. */
  contract?: FormContract<Values, Output>
  /**
   * Sends the form. Called with what the schema returns, if there are no errors, and never twice at the same time. Its
   * return value becomes `result`;
   * the `errors` in it are shown at their fields. If it throws or its promise is rejected, the form shows `labels.failed` as
   * an error and `onError` is called.
   */
  onSubmit: (values: Output, form: HTMLFormElement) => Result | Promise<Result>
  /** Called if `onSubmit` or the schema throws or is rejected, to report it. `console.error` by default. */
  onError?: (error: unknown) => void
  /** Called if there are errors and nothing is sent. */
  onInvalid?: (errors: FormErrors) => void
  /**
   * Errors of a server that are passed in from outside. Keep the object in state: a new object counts as a new
   * rejection.
   */
  errors?: FormErrors | null
  /** Messages for the browser’s constraints, if the control has none. `formLabels` by default. */
  labels?: Partial<FormLabels>
  /** Added before the page title while there are errors: 'Error: '. Leave it out in a dialog, which is not a page. */
  titlePrefix?: string
}

/** What `useForm` returns. */
export interface FormHandle<Values, Result> {
  /** Props for the `<form>`. Also give it `method` and `action`: without JavaScript the browser submits it. */
  props: Pick<ComponentProps<'form'>, 'onSubmit' | 'onReset' | 'onInput' | 'onBlur'> & {
    ref: RefObject<HTMLFormElement | null>
  }
  /**
   * Props for the ErrorSummary: the errors of the last submit. Those found in the browser stay while the visitor types,
   * so that the layout does not shift. An error from the server leaves with the change of its field: it may no longer be
   * true.
   */
  summary: { ref: RefObject<HTMLDivElement | null>; errors: readonly SummaryError[] }
  /** The current error of a field, for its `error` prop. */
  error: (name: keyof Values & string) => string | undefined
  /** The form is being validated or sent. */
  pending: boolean
  /** What `onSubmit` returned for the last submit. Undefined before that, and while there are errors. */
  result: Result | undefined
}

/**
 * Delay before validation on blur, in milliseconds: a typical press is over by then. An error that appears earlier can
 * move the layout, and a control that moves between pointerdown and pointerup does not receive the click.
 */
const afterPress = 250

/**
 * Form validation. The values stay in the native controls, so text that was typed before hydration is kept, and a
 * rejected form keeps its values. Errors come from the browser’s constraints, from a contract shared with the server
 * and from the server. After a failed submit the focus moves to the ErrorSummary, or to the first invalid field if
 * there is none. After that, a field that had an error is validated again on input and on blur.
 *
 * @example
 * const form = useForm({ contract: contactFields, onSubmit: send })
 * <form {...form.props} method="post" action="/contact">
 *   <ErrorSummary {...form.summary} />
 *   <Field label="Email" error={form.error('email')}>
 *     <Input name="email" type="email" required />
 *   </Field>
 *   <Button type="submit" loading={form.pending}>Send</Button>
 * </form>
 */
export function useForm<
  Values extends object = FormValues,
  Result extends FormAnswer = FormAnswer,
  Output = Values,
>(options: FormOptions<Values, Result, Output>): FormHandle<Values, Result> {
  const {
    contract,
    onSubmit,
    onInvalid,
    onError = console.error,
    errors = null,
    labels: labelOverrides,
    titlePrefix,
  } = options
  const labels = useLabels('form', formLabels)
  const locale = useLocale()
  const ref = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const busy = useRef(false)
  /** Number of the latest check. Results of earlier checks are ignored. */
  const turn = useRef(0)
  const { state, show, typed, recheck, change, hadError } = useFormState<Result>(errors, ref)
  const { listed, stop, found, refused } = state
  const isWrong = listed.length > 0

  useLayoutEffect(() => {
    // Not in the HTML: without JavaScript the browser’s constraint validation is the only one.
    if (ref.current) ref.current.noValidate = true
  })

  useEffect(() => {
    ref.current?.querySelector('[data-slot=form-errors]')?.remove()
    if (!stop || !ref.current) return
    if (summary.current) return summary.current.focus()
    const field = controlOf(ref.current, stop.name)
    const isFocused = field !== undefined && field === document.activeElement
    if (field) focusField(field)
    if (field && !isFocused) return
    // The focus stays where it is, which announces nothing.
    announce(ref.current, stop.message)
  }, [stop])

  // Without the summary the form is shorter. A browser without scroll anchoring would leave the focused field above the
  // window or below a sticky header (WCAG 2.4.11); 'nearest' does not scroll if the whole field is in view.
  const wasWrong = useRef(false)
  useEffect(() => {
    const focused = document.activeElement
    if (wasWrong.current && !isWrong && ref.current?.contains(focused))
      focused?.scrollIntoView?.({ block: 'nearest' })
    wasWrong.current = isWrong
  }, [isWrong])

  useEffect(() => {
    if (!isWrong || !titlePrefix) return
    document.title = titlePrefix + document.title
    return () => {
      if (document.title.startsWith(titlePrefix)) document.title = document.title.slice(titlePrefix.length)
    }
  }, [isWrong, titlePrefix])

  async function check(form: HTMLFormElement, submitter?: HTMLElement | null): Promise<[FormErrors, Output]> {
    const values = formValues(form, submitter) as Values
    const native = browserErrors(form, { own: labelOverrides, labels, locale })
    const [refused, output] = await checkContract(contract, values, namesIn(form))
    return [{ ...native, ...refused }, output]
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    turn.current++
    const form = event.currentTarget
    const { submitter } = event.nativeEvent as SubmitEvent
    change({ pending: true, result: undefined })
    try {
      const [wrong, values] = await check(form, submitter)
      show(wrong)
      if (any(wrong)) return onInvalid?.(wrong)
      const result = await onSubmit(values, form)
      change({ result })
      show({}, (result as { errors?: FormErrors } | undefined)?.errors)
    } catch (error) {
      show({ form: [labelOverrides?.failed ?? labels.failed] })
      onError(error)
    } finally {
      busy.current = false
      change({ pending: false })
    }
  }

  async function revalidate(form: HTMLFormElement, name: string, isBlurred: boolean) {
    const currentTurn = ++turn.current
    // The next submit reports it.
    const [fresh] = await check(form).catch(() => [found] as const)
    if (currentTurn === turn.current) recheck(fresh, isBlurred ? name : undefined)
  }

  /** The name of a field that has had an error, else null. */
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
        void revalidate(currentTarget, name, false)
      },
      onBlur({ target, currentTarget }) {
        const name = watched(target)
        if (name !== null)
          setTimeout(() => !busy.current && void revalidate(currentTarget, name, true), afterPress)
      },
    },
    summary: { ref: summary, errors: listed },
    error: (name) => (found[name] ?? refused[name])?.join(' '),
    pending: state.pending,
    result: state.result,
  }
}
