'use client'

import { Choice, type ChoiceProps } from '../_internal/choice.tsx'
import { useFieldControl } from '../_internal/field-control.ts'

/** A switch has no answer that is required or wrong: both of its states are valid. */
export type SwitchProps = Omit<ChoiceProps, 'required'>

/**
 * A setting that is on or off and takes effect immediately. It is the native checkbox with the role switch, so forms and
 * every input device support it.
 *
 * @example
 * <Switch name="reminders" defaultChecked hint="An e-mail on the day before.">
 *   Remind parents of fees
 * </Switch>
 */
export function Switch(props: SwitchProps) {
  // Both of its states are valid answers, so it is never required.
  const { required: _, ...control } = useFieldControl(props)
  return (
    <Choice
      {...props}
      {...control}
      role="switch"
      slot="switch"
      type="checkbox"
      box={{ size: 'h-6 w-11', indent: 'ps-14' }}
      shape="rounded-full checked:bg-solid forced-colors:checked:bg-[Highlight]"
      mark={
        // The knob is drawn with a border: forced colours remove fills but keep borders.
        <span className="pointer-events-none absolute start-1 top-1 rounded-full border-8 border-border transition-[inset-inline-start] duration-fast ease-standard peer-checked:start-6 peer-checked:border-on-solid forced-colors:border-[CanvasText] forced-colors:peer-checked:border-[HighlightText]" />
      }
    />
  )
}
