import '../../styles.css'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Button } from '../button/button.tsx'
import { Sizes } from '../input/input.stories.tsx'
import { Tabs, TabsList, TabsTrigger } from '../tabs/tabs.tsx'
import { Compact } from './field.stories.tsx'

afterEach(cleanup)

const heightOf = (element: Element) => element.getBoundingClientRect().height
const form = () => document.querySelector('form')!
const heights = (...names: string[]) => names.map((name) => heightOf(screen.getByLabelText(name)))
const fields = ['Domain name', 'First day', 'City', 'Plan'] as const
const rowOf = (name: string) => heightOf(screen.getByLabelText(name).closest('label')!)

const Others = () => (
  <>
    <Button size="icon" aria-label="Close" />
    <Button size="lg">Start</Button>
    <Tabs defaultValue="a">
      <TabsList aria-label="Subjects">
        <TabsTrigger value="a">Maths</TabsTrigger>
      </TabsList>
    </Tabs>
  </>
)

it('makes every control of a compact form 36 px high', () => {
  render(<Compact />)
  expect(heights(...fields)).toEqual([36, 36, 36, 36])
  const buttons = within(form()).getAllByRole('button', { name: /Save|Cancel|Copy the link/ })
  expect(buttons.map(heightOf)).toEqual([36, 36, 36])
  for (const row of ['Up to 10', 'Fees', 'By text message', 'Day']) {
    expect(rowOf(row), row).toBeGreaterThanOrEqual(36)
    expect(rowOf(row), row).toBeLessThan(37)
  }
})

it('keeps targets of 24 px, with room for the text', () => {
  render(
    <div data-density="compact">
      <Compact />
      <Sizes />
      <Others />
    </div>,
  )
  const targets = [...document.querySelectorAll('button, input, select, textarea, label:has(input)')]
  expect(targets.length).toBeGreaterThan(20)
  for (const target of targets) {
    const { width, height } = target.getBoundingClientRect()
    expect(Math.min(width, height), target.outerHTML).toBeGreaterThanOrEqual(24)
    expect(target.scrollHeight, target.outerHTML).toBeLessThanOrEqual(Math.ceil(height))
  }
})

it('leaves the default sizes as they are, also inside a compact part', () => {
  const check = () => {
    const sizes = ['Medium', 'Small', 'Extra small']
    expect(heights(...sizes)).toEqual([52, 44, 36])
    expect(heightOf(screen.getByRole('button', { name: 'Close' }))).toBe(44)
    expect(heightOf(screen.getByRole('button', { name: 'Start' }))).toBe(60)
    expect(heightOf(screen.getByRole('tab'))).toBe(52)
  }
  const content = (
    <>
      <Sizes />
      <Others />
    </>
  )
  const { rerender } = render(content)
  check()
  rerender(
    <div data-density="compact">
      <div data-density="default">{content}</div>
    </div>,
  )
  check()
  rerender(<div data-density="compact">{content}</div>)
  expect(heights('Medium', 'Small')).toEqual([36, 36])
  expect(heightOf(screen.getByRole('button', { name: 'Start' }))).toBe(44)
})

/** The media rules for touch screens, also inside of layers. */
const touchRules = (rules: CSSRuleList): CSSMediaRule[] =>
  [...rules].flatMap((rule) =>
    rule instanceof CSSMediaRule && rule.media.mediaText === '(pointer: coarse)'
      ? [rule]
      : 'cssRules' in rule
        ? touchRules(rule.cssRules as CSSRuleList)
        : [],
  )

/** Not by emulated touch: when it ends, Chromium 156 leaves the page without a pointer that can hover. */
it('keeps 44 px on a touch screen', () => {
  render(<Compact />)
  const rules = [...document.styleSheets].flatMap((sheet) => touchRules(sheet.cssRules))
  expect(rules).not.toEqual([])
  for (const { media } of rules) media.mediaText = 'all'
  try {
    expect(heights(...fields)).toEqual([44, 44, 44, 44])
    expect(heights('Price per month')).toEqual([52])
  } finally {
    for (const { media } of rules) media.mediaText = '(pointer: coarse)'
  }
})
