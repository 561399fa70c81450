import { cx } from 'class-variance-authority'
import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { Button } from '../button/button.tsx'

export type BannerProps = ComponentProps<'section'> & {
  /** Name of the region. */
  'aria-label': string
  /** Links after the sentence: `<a>` elements. The last one is the one that matters. */
  links?: ReactNode
  /** Under this name the browser remembers that the banner was closed. */
  storageKey: string
  /** Name of the close button. */
  closeLabel?: string
}

/**
 * One sentence above everything. Its row is there from the first paint, its words come 300 ms later.
 * The close button is for small screens, where a row counts.
 *
 * Closed is an attribute of the document, `<html data-banner="closed">`, and not React's state: a site can
 * set it before the first paint (`localStorage` has the `storageKey`), so that a closed banner never flashes.
 *
 * @example
 * <Banner aria-label="Announcement" storageKey="banner-closed" links={<a href="/guide">How it works</a>}>
 *   Fourteen days free, no card.
 * </Banner>
 */
export function Banner({
  links,
  storageKey,
  closeLabel = 'Close announcement',
  className,
  children,
  ...rest
}: BannerProps) {
  useEffect(() => {
    try {
      if (localStorage.getItem(storageKey)) document.documentElement.dataset.banner = 'closed'
    } catch {
      // Storage may be forbidden: the banner then comes again with the next page.
    }
  }, [storageKey])

  const close = () => {
    document.documentElement.dataset.banner = 'closed'
    try {
      localStorage.setItem(storageKey, 'true')
    } catch {
      // As above.
    }
  }

  return (
    <section
      data-slot="banner"
      data-surface="board-deep"
      className={cx(
        'flex items-start gap-4 px-inset py-2 text-small in-data-[banner=closed]:hidden max-lg:pe-[calc(var(--ds-space-gutter)-.75rem)]',
        className,
      )}
      {...rest}
    >
      <div className="flex-1 items-center justify-between gap-8 motion-safe:animate-appear lg:flex">
        <p className="py-[.35rem]">{children}</p>
        {links && (
          <p className="flex flex-none flex-wrap gap-x-6 whitespace-nowrap [&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center [&>a]:underline [&>a]:decoration-[1.5px] [&>a]:underline-offset-[.22em] [&>a:hover]:decoration-[3px] [&>a:last-child]:font-bold [&>a:last-child]:text-accent">
            {links}
          </p>
        )}
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label={closeLabel}
        className="lg:hidden"
        data-noscript="hide"
        onClick={close}
      >
        <X aria-hidden="true" />
      </Button>
    </section>
  )
}
