import * as Radix from '@radix-ui/react-toast'
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useHydrated } from '../../hooks/use-hydrated.ts'
import { toastStore } from './store.ts'
import { ToastCard } from './toast-card.tsx'
import { useToastKeys } from './use-toast-keys.ts'

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
  const [unheard] = useState(() => document.createElement('div'))
  const rtl = document.documentElement.dir === 'rtl'

  useLayoutEffect(() => {
    document.body.append(layer)
    return () => layer.remove()
  }, [layer])
  useToastKeys(layer, items.length)

  return createPortal(
    <Radix.Provider swipeDirection={rtl ? 'left' : 'right'} announcerContainer={unheard}>
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
