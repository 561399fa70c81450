import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { DesignSystemProvider } from '../../provider/provider.tsx'
import { testFormField, testKeys, type } from '../../testing/index.ts'
import { Field } from '../field/field.tsx'
import meta from './slider.meta.ts'
import { Slider } from './slider.tsx'

const slider = () => screen.getByRole<HTMLInputElement>('slider')

const moves =
  (key: string, from: number, to: number, dir: 'ltr' | 'rtl' = 'ltr') =>
  async () => {
    const onValueChange = vi.fn()
    render(
      <div dir={dir}>
        <Slider aria-label="Length" defaultValue={from} step={5} onValueChange={onValueChange} />
      </div>,
    )
    slider().focus()
    await type(key)
    await waitFor(() => expect(slider().valueAsNumber).toBe(to))
    expect(onValueChange.mock.calls).toEqual(from === to ? [] : [[to]])
    expect(slider()).toHaveAttribute('aria-valuetext', String(to))
    expect(screen.getByText(String(to))).toBeVisible()
  }
const keyTests = (key: string, from: number, to: number, end: number, turned = to) => ({
  [key]: moves(key, from, to),
  [`${key}, at the ends`]: moves(key, end, end),
  [`${key}, right to left`]: moves(key, from, turned, 'rtl'),
})

testKeys(meta.contract, {
  ...keyTests('ArrowRight', 50, 55, 100, 45),
  ...keyTests('ArrowLeft', 50, 45, 0, 55),
  ...keyTests('ArrowUp', 50, 55, 100),
  ...keyTests('ArrowDown', 50, 45, 0),
  ...keyTests('Home', 50, 0, 0),
  ...keyTests('End', 50, 100, 100),
  PageUp: moves('PageUp', 50, 60),
  PageDown: moves('PageDown', 50, 40),
})

testFormField(
  (error) => (
    <Field label="Length" hint="In minutes." error={error}>
      <Slider name="length" />
    </Field>
  ),
  { role: 'slider', label: 'Length', description: 'In minutes.' },
)

it('writes and announces its value in the format and the language, also after a reset', async () => {
  render(
    <DesignSystemProvider locale="de-DE">
      <form>
        <Slider
          aria-label="Share"
          max={1}
          step={0.005}
          defaultValue={0.5}
          format={{ style: 'percent', minimumFractionDigits: 1 }}
        />
      </form>
    </DesignSystemProvider>,
  )
  const halfText = slider().getAttribute('aria-valuetext')
  expect(halfText).toMatch(/^50,0\s%$/)
  slider().focus()
  await type('ArrowUp')
  await waitFor(() => expect(slider().getAttribute('aria-valuetext')).toMatch(/^50,5\s%$/))
  act(() => document.querySelector('form')!.reset())
  await waitFor(() => expect(slider()).toHaveAttribute('aria-valuetext', halfText))
})

it('is controlled by value', () => {
  render(<Slider aria-label="A" value={20} />)
  expect(slider()).toHaveValue('20')
})
