import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { click, frames, press, pressKeys, tabKeys, testFormField, testKeys } from '../../testing/index.ts'
import { testTypes } from '../../testing/test-types.ts'
import meta from './checkbox.meta.ts'
import { Default, Group, Indeterminate } from './checkbox.stories.tsx'
import { Checkbox } from './checkbox.tsx'

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

testFormField(
  (error) => (
    <Checkbox name="terms" required hint="Two pages." error={error}>
      I accept the terms
    </Checkbox>
  ),
  { role: 'checkbox', label: 'I accept the terms', description: 'Two pages.', required: true },
)

/** How often `onChange` was called. */
const switches = (news: HTMLElement) => {
  const change = vi.fn()
  news.addEventListener('change', change)
  return change
}

testKeys(meta.contract, {
  ...pressKeys(
    async (press) => {
      render(<Default />)
      const news = box('Write to me about new features')
      const change = switches(news)
      for (const on of [true, false]) {
        await press(news)
        await frames()
        expect(news.checked).toBe(on)
      }
      expect(change).toHaveBeenCalledTimes(2)
    },
    undefined,
    ['Space'],
  ),
  ...tabKeys(<Group />, ['Mathematics', 'Tabla', 'Coding']),
})

it('reports whether it is checked, beside onChange, and can be controlled', async () => {
  const change = vi.fn()
  const checked = vi.fn()
  render(
    <Checkbox name="terms" checked={false} onChange={change} onCheckedChange={checked}>
      I accept the terms
    </Checkbox>,
  )
  await click(box('I accept the terms'))
  expect(change).toHaveBeenCalledOnce()
  expect(checked.mock.calls).toEqual([[true]])
  expect(box('I accept the terms')).not.toBeChecked()
})

it.each(['mouse', 'touch'] as const)('changes once by a press on its label, by %s', async (way) => {
  render(<Default />)
  const change = switches(box('Write to me about new features'))
  await press(screen.getByText('Write to me about new features'), way)
  await frames()
  expect(box('Write to me about new features')).toBeChecked()
  expect(change).toHaveBeenCalledOnce()
})

describe('indeterminate', () => {
  it('is exposed as mixed, and a press ends it', async () => {
    render(<Indeterminate />)
    expect(box('All batches')).toBePartiallyChecked()
    await click(box('All batches'))
    expect(box('All batches')).not.toBePartiallyChecked()
    expect(box('All batches')).toBeChecked()
    expect(box('Saturday, class 12')).toBeChecked()
    await click(box('Monday, class 9'))
    expect(box('All batches')).toBePartiallyChecked()
  })

  it('has its own mark', () => {
    render(<Indeterminate />)
    const marks = (name: string) =>
      [...box(name).parentElement!.querySelectorAll('svg')]
        .filter((mark) => getComputedStyle(mark).display !== 'none')
        .map((mark) => mark.classList.value.match(/lucide-(check|minus)/)?.[1])
    expect(marks('All batches')).toEqual(['minus'])
    expect(marks('Monday, class 9')).toEqual(['check'])
    expect(marks('Saturday, class 12')).toEqual([])
  })
})

testTypes(() => [
  // @ts-expect-error: a checkbox needs a label
  <Checkbox key="1" name="terms" />,
  <Checkbox key="3" name="terms">
    I accept the terms
  </Checkbox>,
])
