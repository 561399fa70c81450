import * as Radix from '@radix-ui/react-toast'
import { cx } from 'class-variance-authority'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useDelayedMount } from '../../hooks/use-delayed-mount.ts'
import { useFocusObscured } from '../../hooks/use-focus-obscured.ts'
import { useHydrated } from '../../hooks/use-hydrated.ts'
import { floatingCard } from '../_internal/floating-card.ts'
import { Button } from '../button/button.tsx'
import { type ToastItem, toast, toastStore } from './store.ts'

const look = [
  floatingCard,
  'pointer-events-auto! relative flex w-full items-start gap-3 overflow-clip pe-2 text-start',
  // The focus ring has the colour for paper, so it is drawn inside the card and not over the page.
  '-outline-offset-6',
  'data-[tone=error]:border-error data-[tone=success]:border-ok',
  // Transparent, not `hidden`, until its text is set: a hidden live region announces nothing.
  'not-data-[ready]:opacity-0',
  'data-aside:pointer-events-none! data-aside:opacity-0',
  'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x)',
]

/** One toast: an icon, the message, a dismiss button and a bar for the remaining time. */
function ToastCard({ id, tone, message, duration }: ToastItem) {
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

/**
 * F8 moves the focus to the toasts, out of an open modal dialog too. Escape dismisses the toast that has the focus, or
 * the newest one if nothing else, such as a dialog or an open menu, has handled the key. The focus returns to where it
 * was.
 */
function useToastKeys(layer: HTMLElement, count: number) {
  const origin = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const inside = (node: EventTarget | null) => node instanceof Node && layer.contains(node)
    const list = () => layer.querySelector('ol')

    const onKeyDown = (event: KeyboardEvent) => {
      const focused = document.activeElement as HTMLElement | null
      if (event.key === 'F8' && !inside(focused)) {
        origin.current = focused === document.body ? null : focused
        // The focus trap of a dialog reacts when the focus moves to an element outside. It allows a blur without a new
        // target.
        focused?.blur()
        list()?.focus()
      } else if (event.key === 'Escape' && inside(focused)) {
        // Captured before a dialog handles it: this Escape is for the toast.
        event.stopPropagation()
        const id = focused?.closest<HTMLElement>('[data-toast]')?.dataset.toast
        if (!id) return origin.current?.focus()
        list()?.focus()
        toast.dismiss(id)
      }
    }

    const onUnhandledKeyDown = (event: KeyboardEvent) => {
      const newest = toastStore.get().at(-1)
      if (event.key !== 'Escape' || event.defaultPrevented || !newest) return
      // The browser closes its native dialogs after the keydown event.
      if (!document.querySelector(':modal')) toast.dismiss(newest.id)
    }

    // The focus trap of a dialog listens on the document and must not see focus changes in the toasts.
    const onFocusIn = (event: FocusEvent) => {
      event.stopPropagation()
      const from = event.relatedTarget
      if (from instanceof HTMLElement && !inside(from)) origin.current = from
      // After the last or before the first toast, Tab continues from the element that had the focus before.
      const within = (node: EventTarget | null) => node instanceof Node && Boolean(list()?.contains(node))
      if (within(from) && !within(event.target)) origin.current?.focus()
    }
    const onFocusOut = (event: FocusEvent) => {
      if (inside(event.relatedTarget)) event.stopPropagation()
    }

    window.addEventListener('keydown', onKeyDown, true)
    window.addEventListener('keydown', onUnhandledKeyDown)
    layer.addEventListener('focusin', onFocusIn)
    layer.addEventListener('focusout', onFocusOut)
    return () => {
      window.removeEventListener('keydown', onKeyDown, true)
      window.removeEventListener('keydown', onUnhandledKeyDown)
      layer.removeEventListener('focusin', onFocusIn)
      layer.removeEventListener('focusout', onFocusOut)
    }
  }, [layer])

  // Without this the focus would be lost with the last toast.
  useLayoutEffect(() => {
    if (count === 0 && layer.contains(document.activeElement)) origin.current?.focus()
  }, [layer, count])
}

const none: ReturnType<typeof toastStore.get> = []

/**
 * Renders the toasts over everything, including open dialogs. Render it once per page. F8 moves the focus to the toasts
 * and Escape returns it. It can be loaded when the first toast is requested: earlier requests are shown then.
 */
export function Toaster() {
  const items = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => none)
  const hydrated = useHydrated()
  return hydrated && <ToastLayer items={items} />
}

function ToastLayer({ items }: { items: ReturnType<typeof toastStore.get> }) {
  const [layer] = useState(createLayer)
  // Radix copies each message into a live region that is inserted together with its text. Our toasts are live regions
  // themselves, so the copy goes to a detached element and each message is announced once (radix-ui/primitives#3634).
  const [detachedContainer] = useState(() => document.createElement('div'))
  const rtl = document.documentElement.dir === 'rtl'

  useLayoutEffect(() => {
    document.body.append(layer)
    return () => layer.remove()
  }, [layer])
  useToastKeys(layer, items.length)

  return createPortal(
    <Radix.Provider swipeDirection={rtl ? 'left' : 'right'} announcerContainer={detachedContainer}>
      {items.map((item) => (
        <ToastCard key={`${item.id} ${item.serial}`} {...item} />
      ))}
      <Radix.Viewport
        label="Notifications"
        hotkey={[]}
        aria-keyshortcuts="F8"
        className="pointer-events-none fixed end-0 top-0 z-50 flex w-full flex-col-reverse gap-3 p-4 outline-none xs:w-[27rem]"
      />
    </Radix.Provider>,
    layer,
  )
}

function createLayer() {
  const layer = document.createElement('div')
  layer.dataset.slot = 'toaster'
  // Radix does not hide live regions behind a modal dialog (radix-ui/primitives#4115). This one announces nothing
  // itself.
  layer.setAttribute('aria-live', 'off')
  return layer
}
