import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { press, testFormField, testKeys, ways } from '../../testing/index.ts'
import contract from './checkbox.a11y.ts'
import { Group, Indeterminate, OneAlone, Unavailable } from './checkbox.stories.tsx'
import { Checkbox } from './checkbox.tsx'

afterEach(cleanup)

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

testFormField(
  (error) => (
    <Checkbox name="terms" required hint="Two pages." error={error}>
      I accept the terms
    </Checkbox>
  ),
  { role: 'checkbox', label: 'I accept the terms', description: 'Two pages.', required: true },
)

testKeys(contract, {
  Space: async () => {
    render(<OneAlone />)
    const news = box('Write to me about new features')
    news.focus()
    await userEvent.keyboard(' ')
    expect(news).toBeChecked()
    await userEvent.keyboard(' ')
    expect(news).not.toBeChecked()
  },
  Tab: async () => {
    render(<Group />)
    for (const name of ['Mathematics', 'Tabla', 'Coding']) {
      await userEvent.keyboard('{Tab}')
      expect(box(name)).toHaveFocus()
    }
  },
})

it.each(ways.filter((way) => way !== 'keyboard'))(
  'is switched by a press on its words, by %s',
  async (way) => {
    render(<OneAlone />)
    await press(screen.getByText('Write to me about new features'), way)
    expect(box('Write to me about new features')).toBeChecked()
  },
)

it('is sent under its name and value once it is on, as native ones are', async () => {
  const { container } = render(
    <form>
      <Group />
    </form>,
  )
  const sent = () => new FormData(container.querySelector('form')!).getAll('subject')
  expect(sent()).toEqual(['maths'])
  await userEvent.click(box('Tabla'))
  expect(sent()).toEqual(['maths', 'tabla'])
})

describe('indeterminate', () => {
  it('stands for several that differ', async () => {
    render(<Indeterminate />)
    expect(box('All batches')).toBePartiallyChecked()
    await userEvent.click(box('All batches'))
    expect(box('All batches')).not.toBePartiallyChecked()
    expect(box('All batches')).toBeChecked()
    expect(box('Saturday, class 12')).toBeChecked()
    await userEvent.click(box('Monday, class 9'))
    expect(box('All batches')).toBePartiallyChecked()
  })

  it('has a mark of its own', () => {
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

it('gives 44 px to a press, its box 24', () => {
  render(<OneAlone />)
  const news = box('Write to me about new features')
  expect(news.getBoundingClientRect().height).toBe(24)
  expect(news.labels![0]!.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

it('stays as it is where it is unavailable', async () => {
  render(<Unavailable />)
  expect(box('Daily backup')).toBeDisabled()
  await userEvent.click(screen.getByText('Daily backup'), { force: true })
  expect(box('Daily backup')).toBeChecked()
})

it('gives its ref and other props to the box, its class to the row', () => {
  const ref = createRef<HTMLInputElement>()
  const { container } = render(
    <Checkbox ref={ref} name="a" value="b" data-value-missing="Tick it." className="mt-4">
      Yes
    </Checkbox>,
  )
  expect(ref.current).toBe(box('Yes'))
  expect(ref.current).toHaveAttribute('data-value-missing', 'Tick it.')
  expect(ref.current).toHaveAttribute('value', 'b')
  expect(container.querySelector('[data-slot=checkbox]')).toHaveClass('mt-4')
})
