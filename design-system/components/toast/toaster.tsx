'use client'

import * as Radix from '@radix-ui/react-toast'
import { cx } from 'class-variance-authority'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useHydrated } from '../../hooks/hydration.ts'
import { hasOpenLayer } from '../../hooks/layers.ts'
import { useDelayedMount } from '../../hooks/use-delayed-mount.ts'
import { useFocusObscured } from '../../hooks/use-focus-obscured.ts'
import { useLabels, usePortalAttributes, usePortalContainer, useProps } from '../../provider/context.ts'
import { floatingCard } from '../_internal/floating-card.ts'
import { isComposing } from '../_internal/is-composing.ts'
import { Button } from '../button/button.tsx'
import { createIcon } from '../icon/create-icon.ts'
import { addToaster, type ToastItem, toast, toastStore } from './store.ts'

const XIcon = createIcon('x', X)

const cardClasses = [
  floatingCard,
  'pointer-events-auto! relative flex w-full items-start gap-3 overflow-clip pe-2 text-start xs:w-[25rem]',
  // So it fits into the space that Dialog leaves free above its window.
  'max-xs:gap-2 max-xs:py-2.5 max-xs:ps-3 max-xs:pe-1 xs:data-long:py-3 xs:data-long:w-fit xs:data-long:max-w-full xs:data-long:min-w-[25rem]',
  // The focus ring has the colour for paper, so it is drawn inside the card and not over the page.
  '-outline-offset-6',
  'data-[tone=error]:border-error data-[tone=info]:border-link data-[tone=success]:border-ok data-[tone=warning]:border-accent-border',
  // Transparent, not `hidden`, until its text is set: a hidden live region announces nothing.
  'not-data-[ready]:opacity-0',
  'data-transparent:pointer-events-none! data-transparent:opacity-0',
  'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x)',
]

/** The characters that certainly fit into two lines of 25rem. */
const twoLines = 64

/** Whether a part of its text is selected, for example to copy the number of an error. */
function isSelected(card: Element) {
  const selection = getSelection()
  return selection?.isCollapsed === false && selection.containsNode(card, true)
}

/** The texts of the toasts. */
export const toasterLabels = {
  /** Name of the list of toasts. */
  toasts: 'Notifications',
  /** Accessible name of the button that closes a toast. */
  dismiss: 'Dismiss message',
}

const looks = {
  error: { icon: createIcon('circle-alert', CircleAlert), text: 'text-error', bar: 'bg-error' },
  info: { icon: createIcon('info', Info), text: 'text-link', bar: 'bg-link' },
  success: { icon: createIcon('circle-check', CircleCheck), text: 'text-ok', bar: 'bg-ok' },
  warning: { icon: createIcon('triangle-alert', TriangleAlert), text: 'text-fg', bar: 'bg-accent-border' },
}

/** One toast: an icon, the message, a dismiss button and a bar for the remaining time. */
function ToastCard({
  id,
  tone,
  message,
  title,
  action,
  duration,
  dismissLabel,
}: ToastItem & { dismissLabel: string }) {
  const card = useRef<HTMLLIElement>(null)
  const ready = useDelayedMount()
  const covers = useFocusObscured(card, ready)
  const escaping = useRef(false)
  const bar = useRef<HTMLSpanElement>(null)
  const clock = useRef<Animation>(undefined)
  const { icon: Icon, text, bar: barColour } = looks[tone]
  const dismiss = () => toast.dismiss(id)

  useEffect(() => {
    if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return
    clock.current = bar.current?.animate?.({ scale: ['1 1', '0 1'] }, { duration, fill: 'forwards' })
  }, [duration])

  return (
    <Radix.Root
      ref={card}
      data-slot="toast"
      data-toast={id}
      data-surface="paper"
      data-tone={tone}
      data-ready={ready || undefined}
      data-long={(typeof message === 'string' && message.length > twoLines) || undefined}
      data-transparent={covers || undefined}
      className={cx(cardClasses)}
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
      // Radix ends a swipe by functions that jsdom does not have.
      onPointerUp={(event) => !event.currentTarget.hasPointerCapture && event.preventDefault()}
      onClick={(event) => !event.defaultPrevented && !isSelected(event.currentTarget) && dismiss()}
    >
      <Icon
        aria-hidden="true"
        className={cx('mt-px size-[1.6rem] flex-none forced-colors:text-[CanvasText]', text)}
      />
      <div
        // Radix turns selection off, because a drag swipes the card. On its text a drag of the mouse selects.
        className="min-w-0 flex-1 wrap-anywhere select-text"
        onPointerDown={(event) => event.pointerType === 'mouse' && event.stopPropagation()}
      >
        <div
          role={tone === 'error' ? 'alert' : 'status'}
          aria-live={tone === 'error' ? 'assertive' : 'polite'}
          className="py-0.5"
        >
          {ready && title && <p className="font-bold">{title}</p>}
          {ready && message}
        </div>
        {action && (
          // The press reaches the card too, which dismisses itself.
          <Button className="my-2" onClick={action.onPress}>
            {action.label}
          </Button>
        )}
      </div>
      <Radix.Close asChild>
        {/* The card cuts off a focus ring outside the button, and forced colours draw its border. */}
        <Button variant="ghost" size="icon" aria-label={dismissLabel} className="-my-2.5 -outline-offset-6">
          <XIcon aria-hidden="true" />
        </Button>
      </Radix.Close>
      {duration < Infinity && (
        <span
          ref={bar}
          aria-hidden="true"
          data-slot="toast-time"
          className={cx(
            'absolute inset-x-0 bottom-0 h-[5px] origin-left rtl:origin-right forced-colors:bg-[Highlight] forced-color-adjust-none',
            barColour,
          )}
        />
      )}
    </Radix.Root>
  )
}

/**
 * F8 moves the focus to the toasts, out of an open modal dialog too. Escape dismisses the toast that has the focus, or
 * the newest one if nothing else, such as a dialog or an open menu, has handled the key. The focus returns to where it
 * was.
 */
function useToastKeys(layer: HTMLElement, items: readonly ToastItem[]) {
  const origin = useRef<HTMLElement | null>(null)
  const count = items.length
  const newestId = useRef<string>(undefined)
  useLayoutEffect(() => {
    newestId.current = items.at(-1)?.id
  })

  useEffect(() => {
    const inside = (node: EventTarget | null) => node instanceof Node && layer.contains(node)
    const list = () => layer.querySelector('ol')

    const onKeyDown = (event: KeyboardEvent) => {
      if (isComposing(event)) return
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
      const newest = newestId.current
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event) || !newest) return
      // The browser closes the page's own native dialogs after the keydown event.
      if (!hasOpenLayer() && !document.querySelector(':modal')) toast.dismiss(newest)
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

export interface ToasterProps {
  /** How many toasts are visible at the same time. Further ones wait until one of them has gone. 3 by default. */
  limit?: number
  /** Where in the window they are. On a phone they are as wide as it. 'top-end' by default. */
  position?: 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end'
  /** Their texts in another language. */
  labels?: Partial<typeof toasterLabels>
}

/**
 * Renders the toasts over everything, including open dialogs, drawers and menus. Render it once per page: of two, the first
 * shows the toasts. F8 moves the focus to the toasts
 * and Escape returns it. It can be loaded when the first toast is requested: earlier requests are shown then.
 */
export function Toaster(props: ToasterProps) {
  const { limit = 3, position = 'top-end', labels: labelOverrides } = useProps('Toaster', props)
  const labels = useLabels('toaster', toasterLabels, labelOverrides)
  const items = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => none)
  const hydrated = useHydrated()
  const [isFirst, setFirst] = useState(false)
  useLayoutEffect(() => addToaster(setFirst), [])
  return (
    hydrated && isFirst && <ToastLayer items={items.slice(0, limit)} position={position} labels={labels} />
  )
}

interface ToastLayerProps {
  items: readonly ToastItem[]
  position: NonNullable<ToasterProps['position']>
  labels: typeof toasterLabels
}

function ToastLayer({ items, position, labels }: ToastLayerProps) {
  const container = usePortalContainer()
  const { lang, dir = document.documentElement.dir } = usePortalAttributes()
  const [layer] = useState(createLayer)
  // Radix copies each message into a live region that is inserted together with its text. Our toasts are live regions
  // themselves, so the copy goes to a detached element and each message is announced once (radix-ui/primitives#3634).
  const [detachedContainer] = useState(() => document.createElement('div'))
  const rtl = dir === 'rtl'
  const start = position.endsWith('start')

  useLayoutEffect(() => {
    ;(container ?? document.body).append(layer)
    return () => layer.remove()
  }, [layer, container])
  useToastKeys(layer, items)

  const hasItems = items.length > 0
  useLayoutEffect(() => {
    // Safari before 17, jsdom and happy-dom have no popovers. There its z-index shows it.
    if (!hasItems || !layer.showPopover) return
    /** The browser shows a popover over those that were opened before it. */
    const raise = (event?: Event) => {
      const { target } = event ?? {}
      if (
        target === layer ||
        (target instanceof Element && !target.matches(':popover-open:not([role=tooltip])'))
      )
        return
      const focused = document.activeElement
      if (layer.matches(':popover-open')) layer.hidePopover()
      layer.showPopover()
      if (focused instanceof HTMLElement && layer.contains(focused)) focused.focus({ preventScroll: true })
    }
    raise()
    document.addEventListener('toggle', raise, true)
    return () => {
      document.removeEventListener('toggle', raise, true)
      if (layer.isConnected) layer.hidePopover()
    }
  }, [layer, hasItems])

  return createPortal(
    <Radix.Provider swipeDirection={rtl === start ? 'right' : 'left'} announcerContainer={detachedContainer}>
      {items.map((item) => (
        <ToastCard key={`${item.id} ${item.serial}`} {...item} dismissLabel={labels.dismiss} />
      ))}
      <Radix.Viewport
        label={labels.toasts}
        lang={lang}
        dir={dir || undefined}
        hotkey={[]}
        aria-keyshortcuts="F8"
        className={cx(
          'pointer-events-none fixed z-(--ds-layer-toast) flex w-full print:hidden gap-3 p-2 -outline-offset-3 xs:max-w-[48rem] xs:p-4',
          // The newest one is nearest to the edge.
          position.startsWith('top') ? 'top-0 flex-col-reverse' : 'bottom-0 flex-col',
          start ? 'start-0 items-start' : 'end-0 items-end',
        )}
      />
    </Radix.Provider>,
    layer,
  )
}

function createLayer() {
  const layer = document.createElement('div')
  layer.dataset.slot = 'toaster'
  // It has no size. The browser gives a popover a box, and does not show it while it is closed.
  layer.className = cx(
    'fixed inset-auto z-(--ds-layer-toast) m-0 block size-0 overflow-visible border-0 bg-transparent p-0',
  )
  layer.setAttribute('popover', 'manual')
  // A modal part of Radix does not hide live regions (radix-ui/primitives#4115). With `off` this one announces nothing.
  layer.setAttribute('aria-live', 'off')
  return layer
}
