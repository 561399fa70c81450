'use client'

import { cx } from 'class-variance-authority'
import { CircleAlert } from 'lucide'
import { type ComponentProps, type MouseEvent, useEffect, useId, useImperativeHandle, useRef } from 'react'
import { useFocusedBeforeHydration } from '../../hooks/hydration.ts'
import { useLabels, useLocale } from '../../provider/context.ts'
import { focusField } from '../_internal/field-label.ts'
import { createIcon } from '../icon/create-icon.ts'

const CircleAlertIcon = createIcon('circle-alert', CircleAlert)

export interface SummaryError {
  /** The text of the error, which is also the text of its link. */
  message: string
  /** Id of the field, if it is known. */
  fieldId?: string
  /** Name of the field. It is looked up in the form around the summary, else in the dialog, else in the document. */
  fieldName?: string
}

/** The texts of an error summary. */
export const errorSummaryLabels = {
  /** Heading of the list, and accessible name of the summary. */
  title: 'Errors:',
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Heading of the list, and accessible name of the summary. 'Errors:' by default. */
  title?: string
  /** Its texts in another language. */
  labels?: Partial<typeof errorSummaryLabels>
  /** The errors in the order of the fields. If there are none, nothing is rendered. */
  errors: readonly SummaryError[]
}

/**
 * Finds the control of an error. It searches the own form first, since another form of the page may use the same name.
 */
function findField(from: Element, { fieldId, fieldName }: SummaryError) {
  if (fieldId) return document.getElementById(fieldId)
  const scope = from.closest('form') ?? from.closest('[role=dialog]') ?? document
  const fields = scope.querySelectorAll<HTMLElement>('[name]')
  return [...fields].find((field) => field.getAttribute('name') === fieldName)
}

/** The space of one line as a target, in every line: a text of several lines is as far from the next one. */
const row = cx('inline-flex min-h-target py-[calc((var(--ds-size-target)-1.75rem)/2)]')

/** The marker of an error, if the digits of the language differ from `list-decimal`'s. */
function marker(number: number, locale: string) {
  const digits = number.toLocaleString(locale)
  return digits === `${number}` ? undefined : { listStyleType: `"${digits}. "` }
}

/**
 * All errors of a form in a numbered list; each line moves the focus to its field. It takes the focus when it appears
 * and when it gets another message, so that visitors learn why the form was rejected.
 */
export function ErrorSummary({ labels, errors, className, ref, ...more }: ErrorSummaryProps) {
  const text = useLabels('errorSummary', errorSummaryLabels, labels)
  const locale = useLocale()
  const { title = text.title, ...rest } = more
  const box = useRef<HTMLDivElement>(null)
  const isEmpty = errors.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element exists unless `isEmpty`
  useImperativeHandle(ref, () => box.current!, [isEmpty])
  const id = useId()
  const busy = useFocusedBeforeHydration()
  const messages = errors.map((error) => error.message).join('\n')
  const lastMessages = useRef('')

  useEffect(() => {
    const known = lastMessages.current.split('\n')
    lastMessages.current = messages
    // The visitor types in another field when a corrected error leaves the list.
    if (!busy() && messages.split('\n').some((message) => message && !known.includes(message)))
      box.current?.focus()
  }, [messages, busy])

  if (isEmpty) return null

  const lead = (error: SummaryError) => (event: MouseEvent<HTMLAnchorElement>) => {
    const field = findField(event.currentTarget, error)
    if (!field) return
    event.preventDefault()
    focusField(field)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and this holds none
    <div
      ref={box}
      data-slot="error-summary"
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}list`}
      className={cx('flex gap-3 rounded-panel border-2 border-error bg-error-subtle p-4 text-fg', className)}
      {...rest}
    >
      <CircleAlertIcon
        aria-hidden="true"
        className="mt-0.5 size-6 text-error forced-colors:text-[CanvasText]"
      />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p id={`${id}title`} className="font-bold text-error">
          {title}
        </p>
        <ol id={`${id}list`} className="mt-1 list-decimal! ps-6 max-xs:-ms-9">
          {errors.map((error, index) => (
            <li key={`${error.fieldId ?? error.fieldName}${error.message}`} style={marker(index + 1, locale)}>
              {error.fieldId || error.fieldName ? (
                <a
                  href={`#${error.fieldId ?? error.fieldName}`}
                  className={cx(
                    row,
                    'font-bold text-error underline decoration-[1.5px] underline-offset-[.22em] hover:decoration-[3px]',
                  )}
                  onClick={lead(error)}
                >
                  {error.message}
                </a>
              ) : (
                <span className={row}>{error.message}</span>
              )}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
