'use client'

import { cx } from 'class-variance-authority'
import { Check, Contrast, Monitor, Moon, Sun } from 'lucide'
import { type ComponentProps, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { useLabels } from '../../provider/context.ts'
import { createIcon } from '../icon/create-icon.ts'
import { Icon } from '../icon/icon.tsx'
import { startThemeSwitch, type ThemeChoice } from './theme.ts'

const CheckIcon = createIcon('check', Check)

const icons = {
  system: createIcon('monitor', Monitor),
  light: createIcon('sun', Sun),
  dark: createIcon('moon', Moon),
  contrast: createIcon('contrast', Contrast),
}
const choices = Object.keys(icons) as ThemeChoice[]
/** The texts of a theme switch. */
export const themeSwitchLabels = {
  /** The question, as the legend of the group. */
  theme: 'Theme',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
}

export type ThemeSwitchProps = Omit<ComponentProps<'fieldset'>, 'children'> & {
  /** The question, as the legend of the group. 'Theme' by default. */
  label?: string
  /** Its texts in another language. */
  labels?: Partial<typeof themeSwitchLabels>
  /** The localStorage key of the choice, which the script in the head reads too. 'theme' by default. */
  storageKey?: string
  /** Called after a choice, when the theme is already shown and stored. */
  onThemeChange?: (choice: ThemeChoice) => void
}

/**
 * Lets the visitor choose a theme or follow the device. It shows the theme, stores the choice and follows choices in
 * other tabs. To avoid a flash on the next page, set `data-theme` in a script in its head.
 *
 * @example <ThemeSwitch storageKey="theme" />
 */
export function ThemeSwitch(props: ThemeSwitchProps) {
  const { labels: labelOverrides, storageKey = 'theme', onThemeChange, className, ref, ...more } = props
  const labels = useLabels('themeSwitch', themeSwitchLabels, labelOverrides)
  const { label = labels.theme, ...rest } = more
  const name = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  useImperativeHandle(ref, () => group.current!, [])
  const report = useRef(onThemeChange)
  useLayoutEffect(() => {
    report.current = onThemeChange
  })
  useLayoutEffect(
    () => startThemeSwitch(group.current!, storageKey, (choice) => report.current?.(choice)),
    [storageKey],
  )
  return (
    <fieldset
      ref={group}
      data-slot="theme-switch"
      data-noscript="hide"
      className={cx('min-w-0', className)}
      {...rest}
    >
      <legend className="mb-2 text-small font-bold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice}
            // The label is the visible box: engines compute the contrast of its text with its own background. The radio
            // button has the same size, for the focus ring.
            className="relative inline-flex min-h-target items-center gap-2 rounded-control border-2 border-border px-2.5 text-small hover:border-fg has-checked:border-solid has-checked:bg-solid has-checked:text-on-solid forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] [&>:not(input)]:pointer-events-none [&>:not(input)]:relative"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              className="peer absolute -inset-[2px] cursor-pointer appearance-none rounded-control"
            />
            <Icon icon={icons[choice]} size="sm" className="peer-checked:hidden" />
            <Icon icon={CheckIcon} size="sm" stroke="strong" className="hidden peer-checked:block" />
            <span>{labels[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
