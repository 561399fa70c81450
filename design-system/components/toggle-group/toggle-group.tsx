'use client'

import { cx } from 'class-variance-authority'
import { Check } from 'lucide'
import { type ComponentProps, createContext, type ReactElement, type ReactNode, useId } from 'react'
import { useRoot } from '../_internal/use-root.ts'
import { createIcon } from '../icon/create-icon.ts'
import { Icon, type IconProps } from '../icon/icon.tsx'

const CheckIcon = createIcon('check', Check)

interface Group {
  type: 'radio' | 'checkbox'
  name: string
  value: string | readonly string[] | undefined
  defaultValue: string | readonly string[] | undefined
}

const GroupContext = createContext<Group | null>(null)

type One = {
  /** 'single': exactly one choice, the default. 'multiple': any number of them. */
  type?: 'single'
  /** The choice, if the page controls it. */
  value?: string
  /** The choice at first. */
  defaultValue?: string
  /** Called with the new choice. */
  onValueChange?: (value: string) => void
}

type Several = {
  type: 'multiple'
  value?: readonly string[]
  defaultValue?: readonly string[]
  onValueChange?: (value: string[]) => void
}

export type ToggleGroupProps = Omit<
  ComponentProps<'div'>,
  'aria-label' | 'defaultValue' | 'name' | 'role' | 'value'
> & {
  /** Accessible name of the group: what the choice changes, such as 'View'. */
  label: string
  /** Name under which a form submits the choice. */
  name?: string
} & (One | Several)

/**
 * A few short choices in a row that take effect immediately: a view, a period. They are native radio buttons, or
 * checkboxes if several can be chosen.
 *
 * @example
 * <ToggleGroup label="View" defaultValue="week" onValueChange={show}>
 *   <ToggleGroupItem value="week">Week</ToggleGroupItem>
 *   <ToggleGroupItem value="month">Month</ToggleGroupItem>
 * </ToggleGroup>
 */
export function ToggleGroup(props: ToggleGroupProps) {
  const {
    label,
    name,
    type,
    value,
    defaultValue,
    onValueChange: _,
    onChange,
    className,
    children,
    ...rest
  } = props
  const id = useId()
  const several = type === 'multiple'
  // No fieldset: its legend would have to be in view.
  const group = { role: several ? 'group' : 'radiogroup', 'aria-label': label }
  return (
    <div
      data-slot="toggle-group"
      {...group}
      className={cx('flex min-w-0 flex-wrap gap-2', className)}
      onChange={(event) => {
        onChange?.(event)
        const checked = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:checked')]
        const values = checked.map((input) => input.value)
        if (props.type === 'multiple') props.onValueChange?.(values)
        else props.onValueChange?.(values[0]!)
      }}
      {...rest}
    >
      <GroupContext value={{ type: several ? 'checkbox' : 'radio', name: name ?? id, value, defaultValue }}>
        {children}
      </GroupContext>
    </div>
  )
}

export type ToggleGroupItemProps = Omit<ComponentProps<'input'>, 'type' | 'name' | 'checked' | 'children'> & {
  /** What the choice is called in `value`, and in a form. */
  value: string
  /** The label. */
  children: ReactNode
  /**
   * Shown before the label. A tick takes its place while it is chosen. A component, or an element, which a server
   * component can pass: `icon={<MapPin />}`.
   */
  icon?: IconProps['icon'] | ReactElement
}

/** A function, or what `forwardRef` and `memo` make of it. An element of a server component can be lazy, without props. */
const isComponent = (icon: IconProps['icon'] | ReactElement): icon is IconProps['icon'] =>
  typeof icon === 'function' || 'render' in icon || 'compare' in icon

/** One choice of a ToggleGroup. */
export function ToggleGroupItem({ value, icon, className, style, children, ...rest }: ToggleGroupItemProps) {
  const group = useRoot(GroupContext, 'ToggleGroupItem', 'ToggleGroup')
  const isIn = (chosen: Group['value']) =>
    chosen === undefined ? undefined : [chosen].flat().includes(value)
  return (
    <label
      data-slot="toggle-group-item"
      // The label is the visible box: engines compute the contrast of its text with its own background. The control has the
      // same size, for the focus ring.
      className={cx(
        'relative inline-flex min-h-target items-center gap-2 rounded-control border-2 border-border px-2.5 text-small not-has-disabled:hover:border-fg has-checked:border-solid has-checked:bg-solid has-checked:text-on-solid forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] has-disabled:border-dashed has-disabled:text-muted [&>:not(input)]:pointer-events-none [&>:not(input)]:relative',
        className,
      )}
      style={style}
    >
      <input
        {...rest}
        type={group.type}
        name={group.name}
        value={value}
        checked={isIn(group.value)}
        defaultChecked={group.value === undefined ? isIn(group.defaultValue) : undefined}
        // The change is reported by the group.
        onChange={(event) => rest.onChange?.(event)}
        className="peer absolute -inset-[2px] cursor-pointer appearance-none rounded-control disabled:cursor-not-allowed"
      />
      {icon && (
        <>
          {isComponent(icon) ? (
            <Icon icon={icon} size="sm" className="peer-checked:hidden" />
          ) : (
            <span aria-hidden="true" className="size-5 flex-none peer-checked:hidden [&>svg]:size-full">
              {icon}
            </span>
          )}
          <Icon icon={CheckIcon} size="sm" stroke="strong" className="hidden peer-checked:block" />
        </>
      )}
      <span>{children}</span>
    </label>
  )
}
