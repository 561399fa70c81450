import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pressKeys, testKeys, testLiveRegion } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import meta from './copy-button.meta.ts'
import { Default } from './copy-button.stories.tsx'
import { CopyButton } from './copy-button.tsx'

const id = 'pay_29QQoUBi66xm2f'
const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  writeText.mockReset().mockResolvedValue(undefined)
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard)
})
afterEach(() => {
  vi.restoreAllMocks()
  getSelection()?.removeAllRanges()
})

const copy = () => screen.getByRole('button', { name: 'Copy: the payment ID' })

testKeys(
  meta.contract,
  pressKeys(async (press) => {
    render(<Default />)
    await press(copy())
    expect(await screen.findByText('Copied')).toBeVisible()
    expect(writeText).toHaveBeenCalledExactlyOnceWith(id)
    expect(copy()).not.toHaveAttribute('aria-disabled')
  }),
)

testLiveRegion(<CopyButton text={id} what="the payment ID" />, {
  text: 'Copied',
  trigger: () => copy().click(),
})

describe('if the browser refuses to copy', () => {
  beforeEach(() => void writeText.mockRejectedValue(new Error('NotAllowedError')))

  it('selects the text and announces which keys copy it', async () => {
    render(<Default />)
    copy().focus()
    copy().click()
    expect(await screen.findByText('Selected: press Ctrl or Cmd and C')).toBeVisible()
    expect(getSelection()?.toString()).toBe(id)
    expect(copy()).toHaveFocus()
  })

  it('announces that nothing was copied if there is no text to select', async () => {
    render(<CopyButton text={id} what="the payment ID" />)
    copy().click()
    expect(await screen.findByText('Not copied: select it by hand')).toBeVisible()
  })
})

it('shows the result for four seconds after the last press', async () => {
  vi.useFakeTimers()
  render(<CopyButton text={id} what="the payment ID" />)
  const press = () => act(async () => copy().click())
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await press()
  await pass(3000)
  await press()
  await pass(3999)
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
  await pass(1)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

testRootProps(<CopyButton text={id} what="the payment ID" />)
