import { screen } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { click } from '../../testing/index.ts'
import { Button } from '../button/button.tsx'
import {
  Dialog,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from './dialog.tsx'

export const Trial = (props: DialogContentProps) => (
  <main>
    <Dialog>
      <DialogTrigger asChild>
        <Button>Cancel the trial</Button>
      </DialogTrigger>
      <DialogContent {...props}>
        <DialogTitle>Cancel the trial?</DialogTitle>
        <DialogDescription>Your courses stay for 30 days.</DialogDescription>
        <input aria-label="Reason" />
        <DialogClose asChild>
          <Button>Keep it</Button>
        </DialogClose>
      </DialogContent>
    </Dialog>
  </main>
)

export const open = async () => {
  await click(screen.getByRole('button', { name: 'Cancel the trial' }))
  return screen.findByRole('dialog')
}
export const gone = () => vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
