import { ToggleGroup, ToggleGroupItem } from './toggle-group.tsx'

/** Props that the types reject. Checked by `tsc`, never run. */
export const rejected = [
  // @ts-expect-error: the accessible name is required
  <ToggleGroup key="1" />,
  // @ts-expect-error: one choice is not a list
  <ToggleGroup key="2" label="View" defaultValue={['list']} />,
  // @ts-expect-error: several choices are a list
  <ToggleGroup key="3" label="Days" type="multiple" value="sat" />,
  // @ts-expect-error: a choice has a value
  <ToggleGroupItem key="4">List</ToggleGroupItem>,
]
