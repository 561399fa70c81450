import { render, screen } from '@testing-library/react'
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { click, frames, press, pressKeys, testKeys, testRadios } from '../../testing/index.ts'
import { emulateMedia, lazyChild } from '../../testing/page/page.tsx'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { testTypes } from '../../testing/test-types.ts'
import meta from './toggle-group.meta.ts'
import { Default, Multiple, WithIcons } from './toggle-group.stories.tsx'
import { ToggleGroup, ToggleGroupItem } from './toggle-group.tsx'

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

const someDisabled = (
  <ToggleGroup label="Period">
    {['a', 'b', 'c', 'd', 'e'].map((value) => (
      <ToggleGroupItem key={value} value={value} disabled={'ace'.includes(value)}>
        {value}
      </ToggleGroupItem>
    ))}
  </ToggleGroup>
)

testKeys(meta.contract, {
  ...testRadios(<Default />, { label: 'Period', disabled: someDisabled }),
  ...pressKeys(
    async (press) => {
      const change = vi.fn()
      render(
        <ToggleGroup label="Days" type="multiple" defaultValue={['sat']} onValueChange={change}>
          <ToggleGroupItem value="sat">Saturday</ToggleGroupItem>
          <ToggleGroupItem value="sun">Sunday</ToggleGroupItem>
        </ToggleGroup>,
      )
      await press(checkbox('Sunday'))
      await frames()
      expect(change.mock.lastCall).toEqual([['sat', 'sun']])
      await press(checkbox('Saturday'))
      await frames()
      expect(change.mock.lastCall).toEqual([['sun']])
    },
    'one of several',
    ['Space'],
  ),
})

it('is a named group that starts with its default and reports a choice once', async () => {
  const change = vi.fn()
  render(
    <ToggleGroup label="View" defaultValue="list" onValueChange={change}>
      <ToggleGroupItem value="list">List</ToggleGroupItem>
      <ToggleGroupItem value="map">Map</ToggleGroupItem>
    </ToggleGroup>,
  )
  expect(screen.getByRole('radiogroup', { name: 'View' })).toBeVisible()
  expect(radio('List')).toBeChecked()
  await click(radio('Map'))
  expect(radio('Map')).toBeChecked()
  expect(change.mock.calls).toEqual([['map']])
})

it('shows the value that the page gives it', async () => {
  const Controlled = () => {
    const [value, setValue] = useState('list')
    return (
      <>
        <ToggleGroup label="View" value={value} onValueChange={setValue}>
          <ToggleGroupItem value="list">List</ToggleGroupItem>
          <ToggleGroupItem value="map">Map</ToggleGroupItem>
        </ToggleGroup>
        <button type="button" onClick={() => setValue('list')}>
          Reset
        </button>
      </>
    )
  }
  render(<Controlled />)
  await click(radio('Map'))
  expect(radio('Map')).toBeChecked()
  await click(screen.getByRole('button', { name: 'Reset' }))
  expect(radio('List')).toBeChecked()
})

it('is submitted under its name, several choices too', async () => {
  const { container } = render(
    <form>
      <Default />
      <Multiple />
    </form>,
  )
  await press(screen.getByText('Sunday'), 'touch')
  const sent = new FormData(container.querySelector('form')!)
  expect(sent.get('period')).toBe('week')
  expect(sent.getAll('days')).toEqual(['sat', 'sun'])
})

it('shows a tick in the place of the icon of the choice', async () => {
  render(<WithIcons />)
  const shown = () => [...document.querySelectorAll('svg')].filter((icon) => icon.checkVisibility())
  const tick = (icon: Element) => icon.classList.contains('lucide-check')
  expect(shown().map(tick)).toEqual([true, false])
  await click(radio('Calendar'))
  expect(shown().map(tick)).toEqual([false, true])
})

it.each([
  ['node', <MapPin key="map" />],
  ['lazy node', lazyChild(<MapPin />)],
])('takes its icon as a %s, which a server component can pass', (_, icon) => {
  render(
    <ToggleGroup label="View" defaultValue="list">
      <ToggleGroupItem value="list">List</ToggleGroupItem>
      <ToggleGroupItem value="map" icon={icon}>
        Map
      </ToggleGroupItem>
    </ToggleGroup>,
  )
  const [drawing, tick] = radio('Map').parentElement!.querySelectorAll('svg')
  expect(drawing!.closest('[aria-hidden=true]')).not.toBeNull()
  expect(tick).not.toBeVisible()
  radio('Map').click()
  expect(drawing).not.toBeVisible()
  expect(tick).toBeVisible()
})

it('shows the choice in forced colours', async () => {
  render(<Default />)
  await emulateMedia('forced-colors', 'active')
  const backgroundOf = (name: string) => getComputedStyle(radio(name).parentElement!).backgroundColor
  expect(backgroundOf('Week')).not.toBe(backgroundOf('Day'))
  await userEvent.tab()
  const { outlineColor } = getComputedStyle(document.activeElement!)
  expect(outlineColor, 'the focus ring on the background of the user').toBe(
    getComputedStyle(document.body).color,
  )
})

testTypes(() => [
  // @ts-expect-error: the accessible name is required
  <ToggleGroup key="1" />,
])

testRootProps(<ToggleGroup label="View" />)
