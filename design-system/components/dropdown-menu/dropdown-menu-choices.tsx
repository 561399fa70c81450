'use client'

import { Check } from 'lucide'
import { type ComponentProps, createContext } from 'react'
import { useRoot } from '../_internal/use-root.ts'
import { createIcon } from '../icon/create-icon.ts'
import { useItemProps } from './dropdown-menu.tsx'

const CheckIcon = createIcon('check', Check)

export type DropdownMenuCheckboxItemProps = ComponentProps<'button'> & {
  checked: boolean
  /** Called with whether it is checked, when it is pressed. */
  onCheckedChange?: (checked: boolean) => void
}

/** A setting of the menu that is on or off. A press changes it and leaves the menu open. */
export function DropdownMenuCheckboxItem(props: DropdownMenuCheckboxItemProps) {
  const { checked, onCheckedChange, onClick, className, children, ...rest } = props
  return (
    <button
      type="button"
      data-slot="dropdown-menu-checkbox-item"
      role="menuitemcheckbox"
      aria-checked={checked}
      {...useItemProps(className)}
      {...rest}
      onClick={(event) => {
        onClick?.(event)
        onCheckedChange?.(!checked)
      }}
    >
      <CheckIcon aria-hidden="true" className={checked ? '' : 'invisible'} />
      {children}
    </button>
  )
}

interface RadioState {
  value: string
  onValueChange?: ((value: string) => void) | undefined
}

const RadioContext = createContext<RadioState | null>(null)

export type DropdownMenuRadioGroupProps = Omit<ComponentProps<'div'>, 'aria-label' | 'role'> &
  RadioState & {
    /** Accessible name of the group: what is chosen. */
    label: string
  }

/** Choices of which one is chosen. It contains DropdownMenuRadioItems. */
export function DropdownMenuRadioGroup({
  value,
  onValueChange,
  label,
  className,
  ...rest
}: DropdownMenuRadioGroupProps) {
  return (
    <RadioContext value={{ value, onValueChange }}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset may not be in a menu */}
      <div
        data-slot="dropdown-menu-radio-group"
        role="group"
        aria-label={label}
        className={className}
        {...rest}
      />
    </RadioContext>
  )
}

export type DropdownMenuRadioItemProps = ComponentProps<'button'> & { value: string }

/** One choice of a DropdownMenuRadioGroup. A press chooses it and leaves the menu open. */
export function DropdownMenuRadioItem({ value, ...rest }: DropdownMenuRadioItemProps) {
  const group = useRoot(RadioContext, 'DropdownMenuRadioItem', 'DropdownMenuRadioGroup')
  return (
    <DropdownMenuCheckboxItem
      data-slot="dropdown-menu-radio-item"
      {...rest}
      role="menuitemradio"
      checked={group.value === value}
      onCheckedChange={() => group.onValueChange?.(value)}
    />
  )
}
