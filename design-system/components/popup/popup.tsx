'use client'

import { cx } from 'class-variance-authority'
import { ArrowRight, X } from 'lucide'
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Anchor } from '../../provider/anchor.tsx'
import { useLabels } from '../../provider/context.ts'
import { createIcon } from '../icon/create-icon.ts'
import { startPopup, whenQuiet } from './start-popup.ts'

const ArrowRightIcon = createIcon('arrow-right', ArrowRight)
const XIcon = createIcon('x', X)

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
 * scrolls with the page. Where it would cover a control or a picture, its sentence is visually hidden; where it still
 * would, it takes the first free place of the window's lower half, or waits for a scroll. It is
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
  const { onShow, onClose, focusId, ...card } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const [isShown, setShown] = useState(false)
  const callbacks = useRef({ onShow, onClose })
  useEffect(() => {
    callbacks.current = { onShow, onClose }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element exists while it is shown
  useImperativeHandle(props.ref, () => dialog.current!, [isShown])
  useEffect(() => {
    if (isShown) return
    return whenQuiet(() => {
      setShown(true)
      callbacks.current.onShow?.()
    })
  }, [isShown])
  useLayoutEffect(() => {
    if (isShown) return startPopup(dialog.current!, { onClose: () => callbacks.current.onClose(), focusId })
  }, [isShown, focusId])

  return (
    // The live region exists before the card: a region that is inserted together with its text is often not announced.
    <div role="status">{isShown && <PopupCard {...card} ref={dialog} />}</div>
  )
}

/**
 * The card of a popup. A page without React in the browser has it in a `template`, inserts it into a live region when
 * `whenQuiet` says so, and calls `startPopup`.
 */
export function PopupCard(props: Omit<PopupProps, 'onShow' | 'onClose' | 'focusId'>) {
  const { title, link, labels: own, inSideMenuBar, className, children, ...rest } = props
  const labels = useLabels('popup', popupLabels, own)
  const id = useId()
  return (
    <dialog
      {...rest}
      // The attribute, not `show()`, which would move the focus into the dialog.
      open
      aria-labelledby={id}
      data-slot="popup"
      data-surface={inSideMenuBar ? undefined : 'paper'}
      data-transparent=""
      className={cx(
        'absolute start-0 top-0 z-11 m-0 flex w-max max-w-[min(44rem,100%-2rem)] flex-wrap items-center gap-x-6 bg-surface text-fg overflow-hidden rounded-window border-2 border-border px-4 py-3 text-small shadow-float print:hidden',
        'data-compact:gap-x-2 data-compact:py-0 data-compact:ps-3 data-compact:pe-1',
        // Inside the controls: an outline around them would be cut off, or would overlap the page.
        'data-compact:[&_:is(a,button)]:-outline-offset-3',
        // Beside Help and Back to top of the bar, whose width grows with the text.
        inSideMenuBar &&
          'max-nav:fixed max-nav:start-[max(0px,var(--ds-space-gutter)-.75rem)] max-nav:top-auto max-nav:bottom-[env(safe-area-inset-bottom)] max-nav:z-12 max-nav:max-w-[calc(100%-max(0px,var(--ds-space-gutter)-.75rem)*2-72px-2.125rem)] max-[22.5rem]:data-compact:gap-x-0 max-[22.5rem]:data-compact:ps-0 max-xs:data-compact:pe-0 max-nav:min-h-[max(48px,2.75rem)] max-nav:rounded-none max-nav:border-0 max-nav:bg-page max-nav:shadow-none',
        'transition-opacity duration-slow ease-standard data-transparent:not-focus-within:pointer-events-none data-transparent:not-focus-within:opacity-0 data-transparent:duration-fast starting:opacity-0',
        className,
      )}
    >
      <p
        className={cx(
          'max-w-80 min-w-0 flex-[99_1_14rem] in-data-compact:flex-auto in-data-compact:py-1.5',
          inSideMenuBar && 'max-xs:text-micro max-[22.5rem]:sr-only',
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
        >
          <XIcon aria-hidden="true" className="size-6" />
        </button>
      </div>
    </dialog>
  )
}
