import '../../../../design-system/styles.css'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { parseColour } from '../../../../design-system/tokens/colour.ts'
import { createTheme, type ThemeValues } from '../../../../design-system/tokens/theme/create-theme.ts'
import { colourGroups } from '../../../../design-system/tokens/theme/theme-css.ts'
import { BrandForm } from './brand-form.tsx'

const illegible: ThemeValues = { accent: '#e8590c', ink: '#333333' }
const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(async () => {
  writeText.mockReset().mockResolvedValue(undefined)
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard)
  render(<BrandForm />)
  // The pointer of the test before may be over the button whose colour is read.
  await userEvent.hover(screen.getByRole('textbox', { name: /^Accent/ }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const fill = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } })
const preview = (name: 'light' | 'dark') => screen.getByRole('region', { name: `Preview, ${name}` })
const fillOf = (theme: 'light' | 'dark') =>
  getComputedStyle(within(preview(theme)).getByRole('button', { name: 'Book a lesson' })).backgroundColor
const passing = () => screen.getByText(/^All [\d,]+ pairs of colours have enough contrast\.$/)

it('names the pair that lacks contrast, and takes the nearest colour that has enough', async () => {
  expect(passing()).toBeVisible()
  fill(/^Accent/, '#e8590c')
  fill(/^Ink/, '#333333')
  const [{ used = '' } = {}] = createTheme(illegible).changes
  const take = await screen.findByRole('button', { name: `Use ${used} for accent` })
  const pair =
    /^Light theme, page: on-accent \(#333333\) on accent \(#e8590c\) has a contrast of 3\.\d+ to 1 and needs 4\.5 to 1 \(WCAG 1\.4\.3\)\.$/
  expect(screen.getByText(pair)).toBeVisible()
  await userEvent.click(take)
  await waitFor(() => expect(passing()).toBeVisible())
  expect(field(/^Accent/)).toHaveValue(used)
  expect(screen.queryByRole('button', { name: /^Use #/ })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Contrast' })).toHaveFocus()
})

it('gives a reason too where every text is legible, but the accent cannot be seen on the page', async () => {
  fill(/^Accent/, '#dc2626')
  fill(/^Paper/, '#aaaaaa')
  expect(await screen.findByText('Accent: #dc2626 cannot be seen or read in every place.')).toBeVisible()
})

it('says at the field what cannot be read, and keeps the last brand', async () => {
  fill(/^Accent/, '#16a34a')
  await waitFor(() => expect(fillOf('light')).toBe('rgb(22, 163, 74)'))
  fill(/^Accent/, 'brand')
  fill(/^Radius/, '-1')
  await waitFor(() => expect(field(/^Accent/)).toBeInvalid())
  expect(field(/^Accent/)).toHaveAccessibleDescription(/“brand” cannot be read as an opaque colour/)
  expect(field(/^Radius/)).toHaveAccessibleDescription(/Write a number of pixels from 0 to 40\.$/)
  expect(fillOf('light')).toBe('rgb(22, 163, 74)')
  expect(screen.getByRole('region', { name: 'Your brand as CSS' })).toHaveTextContent('--ds-accent: #16a34a;')
})

it('shows the brand in both themes, on surfaces too, whatever the theme of the page', async () => {
  document.documentElement.dataset.theme = 'light'
  fill(/^Accent/, '#7c3aed')
  fill(/^Radius/, '12')
  const { dark } = colourGroups(createTheme({ accent: '#7c3aed' }).tokens)
  await waitFor(() => expect(fillOf('light')).toBe('rgb(124, 58, 237)'))
  expect(parseColour(fillOf('dark'))).toEqual(parseColour(dark.root!.accent!))
  expect(getComputedStyle(preview('dark')).colorScheme).toBe('dark')
  expect(getComputedStyle(preview('dark')).getPropertyValue('--ds-bg')).toBe(dark.page?.bg)
  const card = within(preview('dark')).getByRole('article', { name: 'Yearly' })
  expect(getComputedStyle(card).getPropertyValue('--ds-bg')).toBe(dark.inverse?.bg)
  const button = within(preview('light')).getByRole('button', { name: 'Book a lesson' })
  expect(getComputedStyle(button).borderTopLeftRadius).toBe('12px')
})

it('copies the style sheet of createTheme, for the page or for the elements of a brand', async () => {
  fill(/^Accent/, '#7c3aed')
  fill(/^Scope/, 'shop')
  const { css } = createTheme({ accent: '#7c3aed', brand: 'shop' })
  const block = screen.getByRole('region', { name: 'Your brand as CSS' })
  await waitFor(() => expect(block).toHaveTextContent('@scope ([data-brand="shop"])'))
  await userEvent.click(screen.getByRole('button', { name: 'Copy: Your brand as CSS' }))
  expect(writeText).toHaveBeenCalledExactlyOnceWith(css)
})

it('announces the result after a pause, not each letter', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const announced = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('')
  fill(/^Accent/, '#16')
  expect(field(/^Accent/)).toBeInvalid()
  act(() => vi.advanceTimersByTime(900))
  fill(/^Accent/, '#16a34a')
  act(() => vi.advanceTimersByTime(900))
  expect(announced()).toBe('')
  act(() => vi.advanceTimersByTime(200))
  expect(announced()).toMatch(/^All [\d,]+ pairs of colours have enough contrast\.$/)
})
