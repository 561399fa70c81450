import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { frames, press, pressKeys, tabKeys, testKeys } from '../../testing/index.ts'
import { emulateMedia, withoutMotion } from '../../testing/page/page.tsx'
import { testTypes } from '../../testing/test-types.ts'
import meta from './switch.meta.ts'
import { Group } from './switch.stories.tsx'
import { Switch } from './switch.tsx'

const control = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name })
const knob = (input: HTMLElement) => input.nextElementSibling!.getBoundingClientRect()

testKeys(meta.contract, {
  ...pressKeys(
    async (press) => {
      const change = vi.fn()
      render(<Switch onChange={({ target }) => change(target.checked)}>Remind parents</Switch>)
      for (const on of [true, false]) {
        await press(control('Remind parents'))
        await frames()
        expect(control('Remind parents').checked).toBe(on)
      }
      expect(change.mock.calls).toEqual([[true], [false]])
    },
    undefined,
    ['Space'],
  ),
  ...tabKeys(<Group />, ['Payments', 'Absences']),
})

it('is submitted under its name and value while it is on', async () => {
  const { container } = render(
    <form>
      <Group />
    </form>,
  )
  await press(screen.getByText('Absences'), 'touch')
  expect(new FormData(container.querySelector('form')!).getAll('notify')).toEqual(['payments', 'absences'])
})

it('shows its state by the position of the knob, in forced colours too', async () => {
  await withoutMotion()
  render(<Group />)
  const middle = (name: string) => {
    const { left, width } = control(name).getBoundingClientRect()
    return left + width / 2
  }
  expect(knob(control('Payments')).left).toBeGreaterThan(middle('Payments') - 1)
  expect(knob(control('Absences')).right).toBeLessThan(middle('Absences') + 1)
  await emulateMedia('forced-colors', 'active')
  for (const name of ['Payments', 'Absences']) {
    const { borderTopColor } = getComputedStyle(control(name).nextElementSibling!)
    expect(borderTopColor).not.toBe(getComputedStyle(control(name)).backgroundColor)
  }
})

testTypes(() => [
  // @ts-expect-error: the label is required
  <Switch key="1" name="reminders" />,
  // @ts-expect-error: both states are valid, so none can be required; use a Checkbox
  <Switch key="2" name="terms" required>
    I accept the terms
  </Switch>,
])
