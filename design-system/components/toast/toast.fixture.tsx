import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, vi } from 'vitest'
import { Dialog, DialogContent, DialogTitle } from '../dialog/dialog.tsx'
import { type ToastOptions, toast, toastStore } from './store.ts'
import { Toaster } from './toaster.tsx'

/** A duration longer than any test. */
export const long = { duration: 600_000 }

/** Removes all toasts after each test. */
export function cleanPage() {
  afterEach(() => {
    cleanup()
    for (const { id } of toastStore.get()) toast.dismiss(id)
    vi.restoreAllMocks()
  })
}

export const show = (message: string, options: ToastOptions = long) =>
  act(async () => toast.success(message, options))
export const fail = (message: string) => act(async () => void toast.error(message, long))

export const region = () => screen.getByRole('region', { name: 'Notifications' })
export const cards = () => within(region()).queryAllByRole('listitem')
export const gone = () => vi.waitFor(() => expect(cards()).toHaveLength(0))
/** The bar of the remaining time. */
export const bar = () => cards()[0]!.querySelector('[data-slot=toast-time]')!.getAnimations()[0]

/** Advances the fake timers of the page. */
export const pass = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds))

export const Page = () => (
  <>
    <button type="button">Before</button>
    <button type="button">After</button>
    <Toaster />
  </>
)

interface OverProps {
  toaster?: boolean
  open?: boolean
  onOpenChange?: (open: boolean) => void
  onEscapeKeyDown?: (event: KeyboardEvent) => void
}

/** Toasts and an open modal dialog, in either order. */
export const Over = ({ toaster = true, open = true, onOpenChange, onEscapeKeyDown }: OverProps) => (
  <>
    {toaster && <Toaster />}
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent onEscapeKeyDown={onEscapeKeyDown}>
        <DialogTitle>Onboarding</DialogTitle>
        <input aria-label="Domain name" />
        <input aria-label="Company name" />
      </DialogContent>
    </Dialog>
  </>
)
