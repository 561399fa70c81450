'use client'

import type { RefObject } from 'react'
import { Spinner } from '../spinner/spinner.tsx'

export interface ComboboxOption {
  /** The text of the option, which is also the value that the field gets. Different for each option. */
  value: string
  /** A second line, such as the state of a city. It is searched too. */
  note?: string
  /** Other words that find it: an earlier name, or the name in another script. They are not shown. */
  keywords?: string
  /** Shown, but cannot be chosen. */
  disabled?: boolean
  /** The id of its element, to which `aria-activedescendant` of the field refers. Made up by default. */
  id?: string
}

/** The id of an option, to which the field refers. */
export const optionId = (id: string, index: number, option: ComboboxOption | undefined) =>
  option?.id ?? `${id}option${index}`

interface ListOptionProps {
  id: string
  option: ComboboxOption
  /** The arrow keys have reached it. */
  isActive: boolean
  onChoose: () => void
}

/** One option of a list whose field keeps the focus. */
export function ListOption({ id, option, isActive, onChoose }: ListOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, so the keys are there
    // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant of the field refers to it
    <div
      id={id}
      role="option"
      // As in the example of the APG. VoiceOver in Chrome announces the active option only if it is selected:
      // https://github.com/adobe/react-spectrum/pull/1260
      aria-selected={isActive}
      aria-disabled={option.disabled}
      onClick={onChoose}
      className="min-h-target px-4 py-[calc((var(--ds-size-target)-1.75rem)/2)] wrap-anywhere hover:bg-tint aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:italic aria-disabled:hover:bg-transparent forced-colors:aria-disabled:text-[GrayText] aria-selected:bg-fg aria-selected:text-page forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText] forced-colors:aria-selected:forced-color-adjust-none"
    >
      {option.value}
      {option.note && (
        <span className="block text-small text-muted in-aria-selected:text-inherit"> {option.note}</span>
      )}
    </div>
  )
}

interface ComboboxPopupProps {
  box: RefObject<HTMLDivElement | null>
  id: string
  label: string
  options: readonly ComboboxOption[]
  /** Index of the option that the arrow keys have reached, else -1. */
  active: number
  loading: boolean
  /** Shown below the options: that there are none, or that more are on their way. */
  notice: string
  onChoose: (option: ComboboxOption) => void
  onClose: () => void
}

/** The list below the field. The focus stays in the field: a press here does not take it. */
export function ComboboxPopup(props: ComboboxPopupProps) {
  const { box, id, label, options, active, loading, notice, onChoose, onClose } = props
  // The list itself scrolls: a scrolling box around it would need a tab stop, or nobody could scroll it by keyboard.
  const list = options.length > 0 && { role: 'listbox', id: `${id}list`, 'aria-label': label }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the browser from moving the focus
    <div
      {...list}
      ref={box}
      popover="manual"
      data-slot="combobox-popup"
      onBeforeToggle={({ newState }) => newState === 'closed' && onClose()}
      // Of the scroll bar too.
      onMouseDown={(event) => event.preventDefault()}
      className="m-auto max-h-88 overflow-y-auto overscroll-contain rounded-panel border-2 border-border bg-surface py-2 text-fg shadow-float"
    >
      {options.map((option, index) => (
        <ListOption
          key={option.value}
          id={optionId(id, index, option)}
          option={option}
          isActive={index === active}
          onChoose={() => onChoose(option)}
        />
      ))}
      {notice && (
        // Hidden, because the status beside the field has the same text.
        <div
          aria-hidden="true"
          className="flex min-h-target items-center gap-3 px-4 py-[calc((var(--ds-size-target)-1.75rem)/2)] text-small text-muted"
        >
          {loading && <Spinner />}
          {notice}
        </div>
      )}
    </div>
  )
}
