import { ArrowRight, Menu, X } from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Button, buttonVariants } from '../../components/button/button.tsx'
import { Logo } from '../../components/logo/logo.tsx'
import { type NavigationLink, navigationItems } from './navigation-items.tsx'

type SiteMenuProps = {
  id: string
  brand: string
  links: readonly NavigationLink[]
  currentPath?: string
  action?: NavigationLink
}

/**
 * The navigation of small screens: a native modal dialog, which brings the focus trap, Escape and the top layer
 * with it. `data-opens-dialog` lets an inline script open it before hydration, and it closes without any script.
 */
export function SiteMenu({ id, brand, links, currentPath, action }: SiteMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    // It may have been opened before React came.
    setOpen(dialog.current?.open ?? false)
    // On a screen that has grown wide the menu's button is gone, and an open menu would keep the page locked.
    const wide = matchMedia('(min-width: 78rem)')
    const close = () => wide.matches && dialog.current?.close()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])

  const show = () => {
    // A second showModal() throws in Safari before 17.4.
    if (!dialog.current?.open) dialog.current?.showModal()
    setOpen(true)
  }
  /** A link leads away, and a press beside the sheet dismisses it. */
  const dismiss = (event: MouseEvent) => {
    const target = event.target as Element
    if (target === dialog.current || target.closest('a')) dialog.current?.close()
  }

  return (
    <>
      <Button
        size="sm"
        className="max-[24rem]:px-2 nav:hidden"
        data-opens-dialog={id}
        data-noscript="hide"
        aria-haspopup="dialog"
        aria-controls={id}
        aria-expanded={open}
        onClick={show}
      >
        <Menu aria-hidden="true" />
        <span className="max-[24rem]:sr-only">Menu</span>
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are Escape, and Enter on a link or on Close; the dialog has them. */}
      <dialog
        ref={dialog}
        id={id}
        aria-label="Menu"
        data-slot="site-menu"
        data-surface="board"
        // The loader may have set `open` before React compares.
        suppressHydrationWarning
        className="ms-auto h-dvh max-h-none w-full max-w-none overscroll-contain backdrop:bg-scrim sm:max-w-[26rem]"
        onClick={dismiss}
        onClose={() => setOpen(false)}
      >
        <div className="flex min-h-full flex-col px-gutter pb-6 sm:px-8">
          <form method="dialog" className="flex min-h-17 items-center justify-between">
            <Logo name={brand} />
            <Button type="submit" variant="ghost" size="icon" aria-label="Close menu">
              <X aria-hidden="true" />
            </Button>
          </form>
          <nav aria-label="Menu">
            <ul className="mt-4 border-t-6 border-ink text-[1.5rem] leading-[1.2] [&_a]:flex [&_a]:min-h-14 [&_a]:items-center [&_a:hover]:underline [&_[aria-current]]:font-bold [&_[aria-current]]:shadow-[inset_0_-6px_0_var(--ds-accent)] [&>li]:border-b [&>li]:border-hair">
              {navigationItems(links, currentPath)}
            </ul>
          </nav>
          {action && (
            <a href={action.href} className={buttonVariants({ variant: 'main', className: 'mt-auto' })}>
              {action.label}
              <ArrowRight data-nudge aria-hidden="true" />
            </a>
          )}
        </div>
      </dialog>
    </>
  )
}
