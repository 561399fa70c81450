'use client'

import { cx } from 'class-variance-authority'
import { ArrowRight, X } from 'lucide'
import {
  type ComponentProps,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { useFocusObscured } from '../../hooks/use-focus-obscured.ts'
import { useFreePlace } from '../../hooks/use-free-place.ts'
import { Anchor } from '../../provider/anchor.tsx'
import { useLabels } from '../../provider/context.ts'
import { createIcon } from '../icon/create-icon.ts'

const ArrowRightIcon = createIcon('arrow-right', ArrowRight)
const XIcon = createIcon('x', X)

const otherDialog = 'dialog[open], [role=dialog], [role=alertdialog]'
const typedInto = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]'

/** A link or button whose press is still being carried out: often the press that opens a dialog. */
const pressed = ':is(a, button)[aria-busy=true]'

/** Whether the visitor is not typing, no other dialog is open or about to open, and the page is visible. */
const isQuiet = () =>
  !document.hidden &&
  !document.querySelector(otherDialog) &&
  !document.querySelector(pressed) &&
  !document.activeElement?.matches(typedInto)

/**
 * Milliseconds between two checks: long enough for a screen reader to notice an empty live region, and too
 * short for a visible delay.
 */
const pause = 150

/** False until the popup may appear, then true permanently. */
function useIdle(onQuiet?: () => void) {
  const [quiet, setQuiet] = useState(false)
  const tell = useRef(onQuiet)
  useEffect(() => {
    tell.current = onQuiet
  })
  // Polled, because no event is fired when a dialog is removed from the page.
  useEffect(() => {
    if (quiet) return
    const timer = setInterval(() => {
      if (!isQuiet()) return
      setQuiet(true)
      tell.current?.()
    }, pause)
    return () => clearInterval(timer)
  }, [quiet])
  return quiet
}

type DialogProps = Omit<ComponentProps<'dialog'>, 'title' | 'open' | 'aria-label'>

/** The texts of a popup. */
export const popupLabels = {
  /** Accessible name of the close button. */
  close: 'Close',
}

export type PopupProps = DialogProps & {
  /** The first words of the text, and the accessible name. */
  title: string
  /** One sentence after the title. */
  children: ReactNode
  /** The link. */
  link: { label: string; href: string }
  /** Its texts in another language. */
  labels?: Partial<typeof popupLabels>
  /** The page has a SideMenu: below 78rem the popup is in its bar, where it covers nothing except the `action`. */
  inSideMenuBar?: boolean
  /** Called when it appears. */
  onShow?: () => void
  /** Called when the close button, the link or Escape closes it. Stop rendering it then. */
  onClose: () => void
  /**
   * Id of the element that receives the focus if the popup is closed while it has the focus and the previous element is
   * gone. 'main' by default.
   */
  focusId?: string
}

/**
 * A small card that appears by itself, with one sentence and one link, at the bottom of the window at the start, and
 * scrolls with the page. Where it would cover a control, its sentence is visually hidden; where it still would, it waits
 * for a scroll. It is
 * announced politely and does not take the focus. It waits while the visitor types, another dialog is open, or a pressed
 * link or button is `aria-busy`, and is hidden while it would cover the focused element. Render it before the `main`
 * element, so that keyboard users reach it early.
 *
 * @example
 * {shown && (
 *   <Popup title="New here?" link={{ label: 'How It Works', href: '/guide' }} onClose={() => setShown(false)}>
 *     See how a school goes online.
 *   </Popup>
 * )}
 */
export function Popup(props: PopupProps) {
  const {
    title,
    link,
    labels: labelOverrides,
    inSideMenuBar,
    onShow,
    onClose,
    focusId = 'main',
    ...dialogProps
  } = props
  const labels = useLabels('popup', popupLabels, labelOverrides)
  const { className, children, onClick, onFocus, onKeyDown, ref, ...rest } = dialogProps
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const from = useRef<Element | null>(null)
  const quiet = useIdle(onShow)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element exists while `quiet`
  useImperativeHandle(ref, () => dialog.current!, [quiet])
  const covers = useFocusObscured(dialog, quiet)
  const placed = useFreePlace(dialog, quiet)

  const close = () => {
    if (dialog.current?.contains(document.activeElement)) {
      const back = from.current?.isConnected ? from.current : document.getElementById(focusId)
      ;(back as HTMLElement | null)?.focus({ preventScroll: true })
    }
    onClose()
  }

  return (
    // The live region exists before the card: a region that is inserted together with its text is often not announced.
    <div role="status">
      {quiet && (
        <dialog
          {...rest}
          ref={dialog}
          // The attribute, not `show()`, which would move the focus into the dialog.
          open
          aria-labelledby={id}
          data-slot="popup"
          data-surface="paper"
          data-transparent={covers || !placed || undefined}
          className={cx(
            'absolute start-0 top-0 z-11 m-0 flex w-max max-w-[min(44rem,100%-2rem)] flex-wrap items-center gap-x-6 overflow-hidden rounded-window border-2 border-border px-4 py-3 text-small shadow-float print:hidden',
            'data-compact:gap-x-2 data-compact:py-0 data-compact:ps-3 data-compact:pe-1',
            // Inside the controls: an outline around them would be cut off, or would overlap the page.
            'data-compact:[&_:is(a,button)]:-outline-offset-3',
            // Beside Help and Back to top of the bar, whose width grows with the text.
            inSideMenuBar &&
              'max-nav:fixed max-nav:start-[max(0px,var(--ds-space-gutter)-.75rem)] max-nav:top-auto max-nav:bottom-[env(safe-area-inset-bottom)] max-nav:z-12 max-nav:max-w-[calc(100%-max(0px,var(--ds-space-gutter)-.75rem)*2-72px-2.125rem)] max-xs:data-compact:gap-x-0 max-xs:data-compact:ps-0 max-xs:data-compact:pe-0 max-nav:min-h-[max(48px,2.75rem)] max-nav:rounded-none max-nav:border-0 max-nav:shadow-none',
            'transition-opacity duration-slow ease-standard data-transparent:not-focus-within:pointer-events-none data-transparent:not-focus-within:opacity-0 data-transparent:duration-fast starting:opacity-0',
            className,
          )}
          onFocus={(event: FocusEvent<HTMLDialogElement>) => {
            onFocus?.(event)
            if (!event.currentTarget.contains(event.relatedTarget)) from.current = event.relatedTarget
          }}
          onClick={(event: MouseEvent<HTMLDialogElement>) => {
            onClick?.(event)
            if ((event.target as Element).closest('a')) close()
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            if (event.key !== 'Escape' || event.defaultPrevented) return
            event.preventDefault()
            close()
          }}
        >
          <p
            className={cx(
              'max-w-80 min-w-0 flex-[99_1_14rem] in-data-compact:flex-auto in-data-compact:py-1.5',
              inSideMenuBar && 'max-xs:sr-only',
            )}
          >
            <strong id={id}>{title}</strong> <span className="in-data-compact:sr-only">{children}</span>
          </p>
          <div
            className={cx(
              'flex flex-auto flex-wrap items-center justify-between gap-x-6 in-data-compact:gap-x-2',
              inSideMenuBar && 'max-nav:flex-nowrap',
            )}
          >
            <Anchor
              href={link.href}
              className={cx(
                'inline-flex min-h-11 items-center gap-2 font-bold text-link underline decoration-[1.5px] underline-offset-[.22em] hover:decoration-[3px]',
                // Two lines of it are as high as the bar at 320 px with text of 200 %.
                inSideMenuBar && 'max-xs:text-micro',
              )}
            >
              {link.label}
              <ArrowRightIcon
                aria-hidden="true"
                className={cx('size-5 rtl:-scale-x-100', inSideMenuBar && 'max-xs:hidden')}
              />
            </Anchor>
            <button
              type="button"
              aria-label={labels.close}
              className={cx(
                'flex size-11 flex-none items-center justify-center rounded-control hover:bg-tint',
                inSideMenuBar && 'max-xs:size-[44px]',
              )}
              onClick={close}
            >
              <XIcon aria-hidden="true" className="size-6" />
            </button>
          </div>
        </dialog>
      )}
    </div>
  )
}
