'use client'

import { Search } from 'lucide'
import { type ComponentProps, useId, useLayoutEffect, useRef, useState } from 'react'
import { useFillIn, useLabels } from '../../provider/context.ts'
import { controlVariants } from '../_internal/field-control.ts'
import { isComposing } from '../_internal/is-composing.ts'
import { type ComboboxOption, comboboxLabels } from '../combobox/combobox.tsx'
import { ListOption, optionId } from '../combobox/combobox-popup.tsx'
import { isSafari, matcher, scrollWithin, searched } from '../combobox/combobox-search.ts'
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '../dialog/dialog.tsx'
import { createIcon } from '../icon/create-icon.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

const SearchIcon = createIcon('search', Search)

/** `value` is the text of the command, and different for each. */
export interface Command extends ComboboxOption {
  /** The name of its group. Groups are in the order of their first commands. */
  group?: string
  /** Called after the palette has closed. */
  onSelect: () => void
}

export interface CommandPaletteProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** Label of the field, and accessible name of the dialog: 'Search commands'. */
  label: string
  commands: readonly Command[]
  open: boolean
  /** Called when it closes. */
  onOpenChange: (open: boolean) => void
  /** Texts in another language: those of Combobox, of which it uses `results` and `empty`. */
  labels?: Partial<Pick<typeof comboboxLabels, 'results' | 'empty'>>
}

/**
 * A dialog in which a text finds commands of the whole product. The page opens it: by a button, and by a shortcut with
 * Ctrl or Command, which the page registers.
 *
 * @example
 * useEffect(() => {
 *   const onKeyDown = (event) => {
 *     if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
 *     event.preventDefault()
 *     setOpen(true)
 *   }
 *   addEventListener('keydown', onKeyDown)
 *   return () => removeEventListener('keydown', onKeyDown)
 * }, [])
 *
 * <CommandPalette label="Search commands" open={open} onOpenChange={setOpen}
 *   commands={[{ value: 'New course', group: 'Courses', onSelect: createCourse }]} />
 */
export function CommandPalette({ open, onOpenChange, ...rest }: CommandPaletteProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <PaletteContent {...rest} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

type ContentProps = Omit<CommandPaletteProps, 'open' | 'onOpenChange'> & { onClose: () => void }

function PaletteContent({ label, commands, labels: overrides, onClose, ...rest }: ContentProps) {
  return (
    <DialogContent data-slot="command-palette" aria-describedby={undefined} {...rest}>
      <DialogTitle className="sr-only">{label}</DialogTitle>
      <CommandList label={label} commands={commands} labels={overrides} onClose={onClose} />
    </DialogContent>
  )
}

/** The field and the list, whose state ends when the dialog closes. */
function CommandList({ label, commands, labels: overrides, onClose }: ContentProps) {
  const labels = useLabels('combobox', comboboxLabels, overrides)
  const fill = useFillIn()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  /** The value of the command that the arrow keys have reached. Undefined: the first. */
  const [reached, setReached] = useState<string>()

  const matches = matcher(query)
  const found = commands.filter((command) => matches(searched(command)))
  const groups = [...new Set(found.map(({ group }) => group))].map(
    (name) => [name, found.filter(({ group }) => group === name)] as const,
  )
  const shown = groups.flatMap(([, members]) => members)
  const enabled = shown.filter(({ disabled }) => !disabled)
  const active = enabled.find(({ value }) => value === reached) ?? enabled[0]
  const idOf = (command: Command) => optionId(id, shown.indexOf(command), command)

  const choose = (command: Command | undefined) => {
    if (!command || command.disabled) return
    onClose()
    command.onSelect()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element of the active command has changed
  useLayoutEffect(() => {
    const option = list.current?.querySelector('[aria-selected=true]')
    if (option) scrollWithin(list.current!, option)
  }, [active])

  // As in Combobox. When it opens, the dialog and the first command are announced, and nothing else.
  const count = query && fill(labels.results, { count: shown.length })
  const reading = reached === undefined ? count : isSafari() ? active?.value : ''
  return (
    <>
      <DialogHeader>
        <label htmlFor={`${id}field`} className="mb-2 block font-bold">
          {label}
        </label>
        <div className="relative">
          <SearchIcon
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 start-[.9rem] my-auto size-[1.375em]"
          />
          <input
            id={`${id}field`}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown.length > 0}
            aria-controls={shown.length > 0 ? `${id}list` : undefined}
            aria-activedescendant={active && idOf(active)}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="none"
            spellCheck={false}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value)
              setReached(undefined)
            }}
            onKeyDown={(event) => {
              if (isComposing(event.nativeEvent)) return
              const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
              if (by === undefined && event.key !== 'Enter') return
              event.preventDefault()
              if (by === undefined) return choose(active)
              const index = active ? enabled.indexOf(active) : 0
              setReached(enabled.at((index + by) % enabled.length)?.value)
            }}
            className={controlVariants({ className: 'ps-12!' })}
          />
        </div>
      </DialogHeader>
      <DialogBody>
        {shown.length > 0 ? (
          <div
            ref={list}
            id={`${id}list`}
            role="listbox"
            aria-label={label}
            onMouseDown={(event) => event.preventDefault()}
            className="-mx-4 max-h-[min(22rem,40dvh)] overflow-y-auto overscroll-contain"
          >
            {groups.map(([name, members]) => {
              const options = members.map((command) => (
                <ListOption
                  key={command.value}
                  id={idOf(command)}
                  option={command}
                  isActive={command === active}
                  onChoose={() => choose(command)}
                />
              ))
              return name === undefined ? (
                options
              ) : (
                // biome-ignore lint/a11y/useSemanticElements: a fieldset may not be in a listbox
                <div key={name} role="group" aria-label={name}>
                  <div aria-hidden="true" className="px-4 pt-3 pb-1 text-small font-bold text-muted">
                    {name}
                  </div>
                  {options}
                </div>
              )
            })}
          </div>
        ) : (
          // Hidden, because the status has the same text.
          <p aria-hidden="true" className="py-3 text-muted">
            {labels.empty}
          </p>
        )}
        <VisuallyHidden role="status">{shown.length > 0 ? reading : labels.empty}</VisuallyHidden>
      </DialogBody>
    </>
  )
}
