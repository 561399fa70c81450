import * as Radix from '@radix-ui/react-toast'
import { cx } from 'class-variance-authority'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useDelayedMount } from '../../hooks/use-delayed-mount.ts'
import { useFocusObscured } from '../../hooks/use-focus-obscured.ts'
import { Button } from '../button/button.tsx'
import { type ToastItem, toast } from './store.ts'

const look = [
  'pointer-events-auto! relative flex w-full items-start gap-3 overflow-clip rounded-panel border-2 p-4 pe-2 text-start text-small shadow',
  // The focus ring has the colour for paper, so it is drawn inside the card and not over the page.
  '-outline-offset-6',
  'data-[tone=error]:border-error data-[tone=success]:border-ok',
  // Transparent, not `hidden`, until its text is set: a hidden live region announces nothing.
  'not-data-[ready]:opacity-0',
  'data-aside:pointer-events-none! data-aside:opacity-0',
  'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x)',
]

/** One toast: an icon, the message, a dismiss button and a bar for the remaining time. */
export function ToastCard({ id, tone, message, duration }: ToastItem) {
  const card = useRef<HTMLLIElement>(null)
  const ready = useDelayedMount()
  const covers = useFocusObscured(card, ready)
  const escaping = useRef(false)
  const bar = useRef<HTMLSpanElement>(null)
  const clock = useRef<Animation>(undefined)
  const Icon = tone === 'error' ? CircleAlert : CircleCheck
  const dismiss = () => toast.dismiss(id)

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    clock.current = bar.current?.animate({ scale: ['1 1', '0 1'] }, { duration, fill: 'forwards' })
    return () => clock.current?.cancel()
  }, [duration])

  return (
    <Radix.Root
      ref={card}
      data-slot="toast"
      data-toast={id}
      data-surface="paper"
      data-tone={tone}
      data-ready={ready || undefined}
      data-aside={covers || undefined}
      className={cx(look)}
      duration={duration}
      open
      // Radix sends every Escape to its newest layer. Here the focus decides: see useToastKeys.
      onEscapeKeyDown={() => {
        escaping.current = true
        queueMicrotask(() => (escaping.current = false))
      }}
      onOpenChange={() => !escaping.current && dismiss()}
      onPause={() => clock.current?.pause()}
      onResume={() => clock.current?.play()}
      onClick={(event) => !event.defaultPrevented && dismiss()}
    >
      <Icon
        aria-hidden="true"
        className={cx(
          'mt-px size-[1.6rem] forced-colors:text-[CanvasText]',
          tone === 'error' ? 'text-error' : 'text-ok',
        )}
      />
      <div
        role={tone === 'error' ? 'alert' : 'status'}
        aria-live={tone === 'error' ? 'assertive' : 'polite'}
        className="min-w-0 flex-1 py-0.5 wrap-anywhere"
      >
        {ready && message}
      </div>
      <Radix.Close asChild>
        <Button variant="ghost" size="icon" aria-label="Dismiss message" className="-my-2.5">
          <X aria-hidden="true" />
        </Button>
      </Radix.Close>
      <span
        ref={bar}
        aria-hidden="true"
        data-slot="toast-time"
        className={cx(
          'absolute inset-x-0 bottom-0 h-[5px] origin-left rtl:origin-right forced-colors:bg-[Highlight] forced-color-adjust-none',
          tone === 'error' ? 'bg-error' : 'bg-ok',
        )}
      />
    </Radix.Root>
  )
}
