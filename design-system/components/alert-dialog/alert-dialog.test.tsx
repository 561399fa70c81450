import '../../styles.css'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { click, testKeys, testModal } from '../../testing/index.ts'
import { Button } from '../button/button.tsx'
import contract from './alert-dialog.a11y.ts'
import { Danger, Default, FromOutside, LongWords } from './alert-dialog.stories.tsx'
import { AlertDialog, type AlertDialogProps } from './alert-dialog.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(cleanup)

testKeys(
  contract,
  testModal(<Danger />, {
    trigger: 'Delete',
    role: 'alertdialog',
    name: 'Delete this batch?',
    description: 'Its 24 students stay, without a batch. This cannot be undone.',
    close: 'Keep it',
    focus: 'Keep it',
    outside: 'stays',
  }),
)

const Delete = (props: Partial<AlertDialogProps>) => (
  <AlertDialog
    trigger={<Button>Delete</Button>}
    title="Delete this batch?"
    confirm="Delete the batch"
    cancel="Keep it"
    onConfirm={() => {}}
    {...props}
  >
    Its 24 students stay.
  </AlertDialog>
)

const answer = (name: string) => screen.getByRole('button', { name })
const ask = async () => {
  await click(answer('Delete'))
  return screen.findByRole('alertdialog')
}
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

describe('the answers', () => {
  it('are two, and only one of them confirms', async () => {
    const onConfirm = vi.fn()
    render(<Delete onConfirm={onConfirm} />)
    const dialog = await ask()
    expect(within(dialog).getAllByRole('button')).toHaveLength(2)
    await click(answer('Keep it'))
    await gone()
    await ask()
    await userEvent.keyboard('{Escape}')
    await gone()
    expect(onConfirm).not.toHaveBeenCalled()
    await ask()
    await click(answer('Delete the batch'))
    await gone()
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  it.each([
    [Danger, 'Delete', 'Keep it', 'Delete the batch'],
    [Default, 'Send the fee reminders', 'Send 12 reminders', 'Not yet'],
  ] as const)('have the emphasised one first: %o', async (Story, trigger, main, other) => {
    render(<Story />)
    await click(answer(trigger))
    const dialog = await screen.findByRole('alertdialog')
    expect(within(dialog).getAllByRole('button')).toEqual([answer(main), answer(other)])
    const fill = (name: string) => getComputedStyle(answer(name)).backgroundColor
    expect(fill(main)).not.toBe(fill(other))
    expect(fill(other)).toBe('rgba(0, 0, 0, 0)')
  })

  it('have the focus on the cancelling one, also if the other is emphasised', async () => {
    render(<Default />)
    await click(answer('Send the fee reminders'))
    await waitFor(() => expect(answer('Not yet')).toHaveFocus())
  })

  it('fill the width of a phone, also with long labels', async () => {
    await page.viewport(320, 700)
    render(<LongWords />)
    const dialog = screen.getByRole('alertdialog').getBoundingClientRect()
    for (const button of screen.getAllByRole('button'))
      expect(button.getBoundingClientRect().width).toBe(dialog.width - 48)
  })
})

describe('a running action', () => {
  it('is waited for, and cannot be cancelled or started twice', async () => {
    let done = () => {}
    const onConfirm = vi.fn(() => new Promise<void>((resolve) => (done = resolve)))
    render(<Delete onConfirm={onConfirm} />)
    await ask()
    await click(answer('Delete the batch'))
    expect(answer('Delete the batch')).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('Loading...')
    await userEvent.keyboard('{Enter}{Escape}')
    await userEvent.click(answer('Keep it'), { force: true })
    expect(screen.getByRole('alertdialog')).toBeVisible()
    expect(onConfirm).toHaveBeenCalledOnce()
    done()
    await gone()
    await waitFor(() => expect(answer('Delete')).toHaveFocus())
  })

  it('keeps the dialog open if it fails', async () => {
    const broken = vi.fn((event: PromiseRejectionEvent) => event.preventDefault())
    addEventListener('unhandledrejection', broken)
    render(<Delete onConfirm={() => Promise.reject(new Error('No line.'))} />)
    await ask()
    await click(answer('Delete the batch'))
    await waitFor(() => expect(broken).toHaveBeenCalledOnce())
    await waitFor(() => expect(answer('Delete the batch')).not.toHaveAttribute('aria-disabled'))
    await click(answer('Keep it'))
    await gone()
    removeEventListener('unhandledrejection', broken)
  })
})

it('can be opened from outside, and returns the focus', async () => {
  render(<FromOutside />)
  await screen.findByRole('alertdialog', { name: 'Leave for now?' })
  await userEvent.keyboard('{Escape}')
  await gone()
  await click(answer('Leave'))
  await screen.findByRole('alertdialog')
  await userEvent.keyboard('{Enter}')
  await gone()
  await waitFor(() => expect(answer('Leave')).toHaveFocus())
})

it('passes other props to its window', async () => {
  render(<Delete open className="mt-4" data-testid="question" />)
  const dialog = screen.getByTestId('question')
  expect(dialog).toBe(screen.getByRole('alertdialog'))
  expect(dialog).toHaveClass('mt-4')
  expect(dialog).toHaveAttribute('data-slot', 'alert-dialog')
  expect(dialog).toHaveAttribute('data-tone', 'danger')
})
