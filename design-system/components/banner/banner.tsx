'use client'

import { cx } from 'class-variance-authority'
import { X } from 'lucide'
import { type ComponentProps, type ReactNode, useEffect, useImperativeHandle, useRef } from 'react'
import { useLabels } from '../../provider/context.ts'
import { Button } from '../button/button.tsx'
import { createIcon } from '../icon/create-icon.ts'
import { startBanner } from './start-banner.ts'

const XIcon = createIcon('x', X)

/** The texts of a banner. */
export const bannerLabels = {
  /** Accessible name of the close button. */
  close: 'Close announcement',
}

export type BannerProps = ComponentProps<'section'> & {
  /** Accessible name of the region. */
  'aria-label': string
  /** Links after the sentence, as `<a>` elements. The last one is emphasised. */
  links?: ReactNode
  /** The localStorage key that records that the banner was closed. */
  storageKey: string
  /** Its texts in another language, or more specific ones. */
  labels?: Partial<typeof bannerLabels>
}

/**
 * One sentence above the page. Its height is reserved from the first paint; its text fades in after 300 ms. The close
 * button is shown below 64rem only, where the height matters.
 *
 * The closed state is the attribute `<html data-banner="closed">`, not React state, so that a site can set it before
 * the first paint (`localStorage` has the `storageKey`) and a closed banner never appears.
 *
 * @example
 * <Banner aria-label="Announcement" storageKey="banner-closed" links={<a href="/guide">How it works</a>}>
 *   Fourteen days free, no card.
 * </Banner>
 */
export function Banner({ links, storageKey, labels, className, children, ref, ...rest }: BannerProps) {
  const text = useLabels('banner', bannerLabels, labels)
  const section = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => section.current!, [])
  useEffect(() => startBanner(section.current!, storageKey), [storageKey])

  return (
    <section
      ref={section}
      data-slot="banner"
      data-surface="inverse-strong"
      className={cx(
        'flex items-start gap-2 px-inset py-2 text-micro max-xs:py-1 max-xs:leading-[1.3] in-data-[banner=closed]:hidden print:hidden max-lg:pe-[calc(var(--ds-space-gutter)-.75rem)] lg:text-small',
        className,
      )}
      {...rest}
    >
      <div className="flex-1 items-center justify-between gap-8 motion-safe:animate-appear lg:flex">
        <p className="inline">{children}</p>{' '}
        {links && (
          <p className="inline flex-none gap-x-6 min-[20rem]:whitespace-nowrap lg:flex [&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center max-lg:[&>a]:-my-3 max-lg:[&>a]:me-3 [&>a]:underline [&>a]:decoration-[1.5px] [&>a]:underline-offset-[.22em] [&>a:hover]:decoration-[3px] [&>a:last-child]:font-bold [&>a:last-child]:text-accent-border">
            {links}
          </p>
        )}
      </div>
      <Button variant="ghost" size="icon" aria-label={text.close} className="lg:hidden" data-noscript="hide">
        <XIcon aria-hidden="true" />
      </Button>
    </section>
  )
}
