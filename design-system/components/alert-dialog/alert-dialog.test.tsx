import { render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { click, testKeys, testLiveRegion, testModal } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { testTypes } from '../../testing/test-types.ts'
import { Button } from '../button/button.tsx'
import meta from './alert-dialog.meta.ts'
import { Danger, Default, EqualButtons, FromOutside } from './alert-dialog.stories.tsx'
import { AlertDialog, type AlertDialogProps } from './alert-dialog.tsx'

testKeys(
  meta.contract,
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

const button = (name: string) => screen.getByRole('button', { name })
const ask = async () => {
  await click(button('Delete'))
  return screen.findByRole('alertdialog')
}
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

const fails = () => {
  throw new Error('No line.')
}

describe('an action that fails', () => {
  testLiveRegion(<Delete open onConfirm={fails} onConfirmError={() => {}} />, {
    trigger: () => button('Delete the batch').click(),
    text: 'That did not work. Please try again.',
    politeness: 'assertive',
  })
})

describe('the two buttons', () => {
  it('confirm or cancel, and only one of them confirms', async () => {
    const onConfirm = vi.fn()
    render(<Delete onConfirm={onConfirm} />)
    const dialog = await ask()
    expect(dialog).toHaveAttribute('data-tone', 'danger')
    expect(within(dialog).getAllByRole('button')).toHaveLength(2)
    await click(button('Keep it'))
    await gone()
    await ask()
    await userEvent.keyboard('{Escape}')
    await gone()
    expect(onConfirm).not.toHaveBeenCalled()
    await ask()
    await click(button('Delete the batch'))
    await gone()
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  it.each([
    [Danger, 'Delete', 'Keep it', 'Delete the batch'],
    [Default, 'Send the fee reminders', 'Send 12 reminders', 'Not yet'],
  ] as const)('have the emphasised one first: %o', async (Story, trigger, main, other) => {
    render(<Story />)
    await click(button(trigger))
    const dialog = await screen.findByRole('alertdialog')
    expect(within(dialog).getAllByRole('button')).toEqual([button(main), button(other)])
  })

  it('look the same if neither is emphasised; the lists are not part of the description', async () => {
    render(<EqualButtons />)
    await click(button('Leave'))
    const dialog = await screen.findByRole('alertdialog')
    // What is longer than a screen begins with the question.
    await waitFor(() => expect(within(dialog).getByRole('heading', { level: 2 })).toHaveFocus())
    expect(dialog).toHaveAccessibleDescription('Your lessons end today.')
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(2)
    const look = (name: string) => {
      const { backgroundColor, color, borderColor, fontWeight, fontSize } = getComputedStyle(button(name))
      return { backgroundColor, color, borderColor, fontWeight, fontSize }
    }
    expect(look('Leave the school')).toEqual(look('Stay in the school'))
  })

  it('get the initial focus on Cancel, also if the other is emphasised', async () => {
    render(<Default />)
    await click(button('Send the fee reminders'))
    await waitFor(() => expect(button('Not yet')).toHaveFocus())
  })
})

describe('a running action', () => {
  it('is waited for, and cannot be cancelled or started twice', async () => {
    let done = () => {}
    const onConfirm = vi.fn(() => new Promise<void>((resolve) => (done = resolve)))
    render(<Delete onConfirm={onConfirm} />)
    await ask()
    await click(button('Delete the batch'))
    expect(button('Delete the batch')).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('Loading...')
    await userEvent.keyboard('{Enter}{Escape}')
    await userEvent.click(button('Keep it'), { force: true })
    expect(screen.getByRole('alertdialog')).toBeVisible()
    expect(onConfirm).toHaveBeenCalledOnce()
    done()
    await gone()
    await waitFor(() => expect(button('Delete')).toHaveFocus())
  })

  it('keeps the dialog open if it fails, and announces that', async () => {
    const failed = vi.fn()
    render(<Delete onConfirm={() => Promise.reject(new Error('No line.'))} onConfirmError={failed} />)
    await ask()
    // The live region is in the page before its text.
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    await click(button('Delete the batch'))
    await waitFor(() => expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('No line.')))
    await waitFor(() => expect(button('Delete the batch')).not.toHaveAttribute('aria-disabled'))
    expect(screen.getByRole('alert')).toHaveTextContent('That did not work. Please try again.')
    expect(button('Delete the batch')).toHaveFocus()
    await click(button('Keep it'))
    await gone()
    await ask()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })
})

it('can be opened from outside, and returns the focus', async () => {
  render(<FromOutside />)
  await screen.findByRole('alertdialog', { name: 'Leave for now?' })
  await userEvent.keyboard('{Escape}')
  await gone()
  await click(button('Leave'))
  await screen.findByRole('alertdialog')
  await userEvent.keyboard('{Enter}')
  await gone()
  await waitFor(() => expect(button('Leave')).toHaveFocus())
})

testRootProps(Delete({ open: true }))

testTypes(() => {
  const buttons = { confirm: 'Delete the batch', cancel: 'Keep it', onConfirm: () => {} }
  return [
    // @ts-expect-error: the title is required: it is the accessible name
    <AlertDialog key="1" {...buttons}>
      Its students stay.
    </AlertDialog>,
    // @ts-expect-error: an alertdialog needs a description
    <AlertDialog key="2" {...buttons} title="Delete this batch?" />,
    <AlertDialog key="3" {...buttons} title="Delete this batch?">
      Its students stay.
    </AlertDialog>,
  ]
})
