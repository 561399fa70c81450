import { Combobox } from './combobox.tsx'

/** Props that the types reject. Checked by `tsc`, never run. */
export const rejected = [
  // @ts-expect-error: the options are required
  <Combobox key="1" name="city" />,
  // @ts-expect-error: it is a text input
  <Combobox key="2" name="city" options={[]} type="search" />,
  // @ts-expect-error: its value is the text of the option; there is no second name for it
  <Combobox key="3" name="city" options={[{ value: 'CCU', label: 'Kolkata' }]} />,
  // @ts-expect-error: for several choices use Checkbox
  <Combobox key="4" name="city" options={[]} multiple />,
]
