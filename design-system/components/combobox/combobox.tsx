'use client'

import { cx } from 'class-variance-authority'
import { ChevronDown } from 'lucide'
import {
  type ComponentProps,
  type InputEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useHydrated } from '../../hooks/hydration.ts'
import { useFillIn, useLabels, useProps } from '../../provider/context.ts'
import type { Template } from '../../provider/fill-in.ts'
import { type ControlSize, controlVariants, useFieldControl } from '../_internal/field-control.ts'
import { labelOf } from '../_internal/field-label.ts'
import { isComposing } from '../_internal/is-composing.ts'
import { type Placement, placePopover, useOpenPopover } from '../_internal/use-popover.ts'
import { createIcon } from '../icon/create-icon.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { type ComboboxOption, ComboboxPopup, optionId } from './combobox-popup.tsx'
import { isSafari, matcher, scrollWithin, searched, searchKey } from './combobox-search.ts'

const ChevronDownIcon = createIcon('chevron-down', ChevronDown)

export { controlDescriptions as comboboxDescriptions } from '../_internal/field-control.ts'
export type { ComboboxOption } from './combobox-popup.tsx'

/** The texts of a Combobox. */
export const comboboxLabels = {
  /** Name of the list and of the button that opens it; `{label}` is replaced by the label of the field. */
  options: 'Options for {label}' as Template,
  /** Announced while the list is open: with `{count}`. */
  results: { one: '{count} option', other: '{count} options' } as Template,
  /** Shown and announced if no option contains the text. */
  empty: 'No option matches.',
  /** Shown and announced while `loading` is set. */
  loading: 'Loading options...',
  /** The error of a text that is not an option, with `onlyOptions`. */
  notAnOption: 'Choose one of the options for “{label}”.' as Template,
}

/** Writes a text as if it was typed: forms, libraries and a page that controls the value get the events of typing. */
function writeInto(field: HTMLInputElement, text: string) {
  // React replaces the setter of the element, to notice changes that no event reports.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text)
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
}

type TextInputProps = Omit<
  ComponentProps<'input'>,
  'children' | 'defaultValue' | 'list' | 'multiple' | 'role' | 'size' | 'type' | 'value'
>

export interface ComboboxProps extends TextInputProps, ControlSize {
  /** The options in the order of the list: texts, or objects if they have more than a text. */
  options: readonly (string | ComboboxOption)[]
  /** The text of the field, if the page controls it. */
  value?: string
  /** The text of the field at first. */
  defaultValue?: string
  /** Called with the text of the field when it is typed or chosen. */
  onValueChange?: (value: string) => void
  /** Whether the list shows only options that contain the text. False for options that a server has filtered. True by default. */
  filter?: boolean
  /** The options are on their way. Until then, those that are there are shown. */
  loading?: boolean
  /** Makes a text that is not an option invalid. The server has to check it too. */
  onlyOptions?: boolean
  /** Its texts in another language. */
  labels?: Partial<typeof comboboxLabels>
}

const placement: Placement = { side: 'below', align: 'start', width: 'anchor' }
const whole = (option: string | ComboboxOption): ComboboxOption =>
  typeof option === 'string' ? { value: option } : option
const ignore = () => {}

/**
 * A text field that suggests options while the visitor types. Any text can be entered, unless `onlyOptions` is set. Its
 * value is its text, also in a form. Before hydration it is an input with the list of the browser, a `datalist`.
 *
 * @example
 * <Field label="City">
 *   <Combobox name="city" options={['Kolkata', 'Mumbai', { value: 'Chennai', keywords: 'Madras' }]} />
 * </Field>
 */
export function Combobox(props: ComboboxProps) {
  const {
    options,
    onValueChange,
    filter = true,
    loading = false,
    onlyOptions,
    labels: labelOverrides,
    ...more
  } = useProps('Combobox', props)
  const { size, className, style, ref, onInput, onKeyDown, onClick, onBlur, ...rest } = more
  const labels = useLabels('combobox', comboboxLabels, labelOverrides)
  const fill = useFillIn()
  const control = useFieldControl(rest)
  const hydrated = useHydrated()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  /** Filters the list. Empty: all options are shown. */
  const [query, setQuery] = useState('')
  /** The value of the option that the arrow keys have reached. */
  const [reached, setReached] = useState<string>()
  const [label, setLabel] = useState('')
  /** The last text that was chosen or given. It stays valid when a server sends other options. */
  const accepted = useRef(rest.value ?? rest.defaultValue ?? '')
  const writing = useRef(false)

  const all = useMemo(() => options.map(whole), [options])
  const filtered = (text: string) => {
    const matches = matcher(text)
    return filter && text.trim() ? all.filter((option) => matches(searched(option))) : all
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: filtered depends on these alone
  const matches = useMemo(() => filtered(query), [all, query, filter])
  const usable = !rest.disabled && !rest.readOnly
  const isEmpty = matches.length === 0
  const isListOpen = hydrated && usable && open && (!isEmpty || loading || query.trim() !== '')
  const active = isListOpen ? matches.findIndex(({ value, disabled }) => value === reached && !disabled) : -1

  const close = () => {
    setOpen(false)
    setReached(undefined)
  }
  /** Opens the list. Text that is an option or matches none does not filter it: the visitor wants to see others. */
  const show = () => {
    const text = input.current?.value ?? ''
    const isChosen = all.some(({ value }) => value === text)
    const newQuery = isChosen || filtered(text).length === 0 ? '' : text
    setQuery(newQuery)
    setOpen(true)
    return filtered(newQuery)
  }
  const choose = ({ value, disabled }: ComboboxOption) => {
    if (disabled || !input.current) return
    accepted.current = value
    writing.current = true
    writeInto(input.current, value)
    writing.current = false
    close()
  }
  const move = (by: 1 | -1) => {
    const list = (isListOpen ? matches : show()).filter(({ disabled }) => !disabled)
    const currentIndex = list.findIndex(
      ({ value }) => value === (isListOpen ? reached : input.current?.value),
    )
    const next =
      currentIndex < 0 ? (by === 1 ? 0 : -1) : isListOpen ? (currentIndex + by) % list.length : currentIndex
    setReached(list.at(next)?.value)
  }

  useImperativeHandle(ref, () => input.current!, [])
  const check = () => {
    const { current: field } = input
    if (!field || onlyOptions === undefined) return
    const { value } = field
    const isKnown = all.some((option) => option.value === value && !option.disabled)
    const isWrong = onlyOptions && value !== '' && value !== accepted.current && !isKnown
    field.setCustomValidity(isWrong ? fill(labels.notAnOption, { label: labelOf(field) }) : '')
  }
  useLayoutEffect(() => {
    check()
    setLabel(labelOf(input.current!))
  })
  useEffect(() => {
    const form = input.current?.form
    // A form is reset after its event.
    const onReset = () => void setTimeout(check)
    form?.addEventListener('reset', onReset)
    return () => form?.removeEventListener('reset', onReset)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: other contents have another height
  useLayoutEffect(() => {
    if (!isListOpen || !box.current?.showPopover) return
    if (!box.current.matches(':popover-open')) box.current.showPopover()
    placePopover(box.current, input.current!, placement)
  }, [isListOpen, matches, loading])
  useOpenPopover(isListOpen, box, () => input.current, placement)
  useLayoutEffect(() => {
    const option = box.current?.querySelector('[aria-selected=true]')
    if (active >= 0 && option) scrollWithin(box.current!, option)
  }, [active])

  const onText = (event: InputEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    check()
    onInput?.(event)
    onValueChange?.(field.value)
    setQuery(field.value)
    setReached(undefined)
    // Without the focus, the browser fills it in with the rest of a form.
    if (!writing.current && field.matches(':focus')) setOpen(true)
  }
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (!usable || isComposing(event.nativeEvent)) return
    const { key, altKey } = event
    // In browsers without popovers; elsewhere the popover has closed already.
    if (key === 'Escape' && isListOpen) close()
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      const by = key === 'ArrowDown' ? 1 : -1
      if (!altKey) move(by)
      else if (by === -1) close()
      else if (!isListOpen) show()
    } else if (key === 'Enter') {
      if (active >= 0) event.preventDefault()
      const option = matches[active]
      if (option) choose(option)
      else close()
    }
    // The visual focus returns to the text, in which these move the caret.
    else if (/^(Home|End|Arrow)/.test(key)) setReached(undefined)
  }
  const onLeave = () => {
    close()
    const field = input.current!
    const same = (option: ComboboxOption) => searchKey(option.value) === searchKey(field.value)
    const meant = onlyOptions && field.value && all.find((option) => !option.disabled && same(option))
    if (meant && meant.value !== field.value) choose(meant)
  }

  const optionsLabel = fill(labels.options, { label })
  const notice = loading ? labels.loading : isEmpty ? labels.empty : ''
  const count = fill(labels.results, { count: matches.length })
  // VoiceOver in Safari can be silent when aria-activedescendant changes, most of all while the field is empty:
  // https://github.com/adobe/react-spectrum/issues/10326
  const reading = active >= 0 ? (isSafari() ? matches[active]?.value : '') : notice || count
  return (
    <div className={cx('relative', className)} style={style}>
      <input
        data-slot="combobox"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={ignore}
        {...rest}
        {...control}
        ref={input}
        type="text"
        {...(hydrated
          ? {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-haspopup': 'listbox',
              'aria-expanded': isListOpen && !isEmpty,
              'aria-controls': isListOpen && !isEmpty ? `${id}list` : undefined,
              'aria-activedescendant': active >= 0 ? optionId(id, active, matches[active]) : undefined,
            }
          : { list: `${id}datalist` })}
        onInput={onText}
        onKeyDown={onKey}
        // A double tap with TalkBack or VoiceOver is a click, and arrow keys are missing on a phone:
        // https://github.com/microsoft/fluentui/issues/14370
        onClick={(event) => {
          onClick?.(event)
          if (usable && !isListOpen) show()
        }}
        onBlur={(event) => {
          onBlur?.(event)
          onLeave()
        }}
        className={cx(controlVariants({ size }), 'pe-12!')}
      />
      {hydrated ? (
        <button
          type="button"
          tabIndex={-1}
          aria-label={optionsLabel}
          aria-expanded={isListOpen && !isEmpty}
          disabled={!usable}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            input.current?.focus()
            if (isListOpen) close()
            else show()
          }}
          className="absolute inset-y-0 end-0 grid w-12 place-items-center disabled:cursor-not-allowed disabled:text-muted"
        >
          <ChevronDownIcon aria-hidden="true" className="size-[1.375em]" />
        </button>
      ) : (
        <datalist id={`${id}datalist`}>
          {all.map(({ value, note, disabled }) => (
            <option key={value} value={value} label={note} disabled={disabled} />
          ))}
        </datalist>
      )}
      {isListOpen && (
        <ComboboxPopup
          box={box}
          id={id}
          loading={loading}
          notice={notice}
          active={active}
          options={matches}
          label={optionsLabel}
          onChoose={choose}
          onClose={close}
        />
      )}
      <VisuallyHidden role="status">{isListOpen && reading}</VisuallyHidden>
    </div>
  )
}
