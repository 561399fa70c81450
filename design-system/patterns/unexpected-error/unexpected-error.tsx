import type { ComponentProps, ReactNode } from 'react'
import { Button, buttonVariants } from '../../components/button/button.tsx'
import { useFocusOnMount } from '../../hooks/use-focus-on-mount.ts'
import { PageHeader } from '../page-header/page-header.tsx'

export type UnexpectedErrorProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** The headline. */
  title?: string
  /** Tries again: loads the page anew, unless told otherwise. */
  onRetry?: () => void
  retryLabel?: string
  /** A way on that does not depend on what failed. */
  link?: { label: string; href: string }
  /** The headline takes the focus when it appears: for what comes in place of a page that was asked for. */
  takesFocus?: boolean
  /** What happened, what is not lost, and how to reach a person. */
  children: ReactNode
}

/**
 * The page that stands in for one that could not be drawn. It needs nothing that may have failed: no data,
 * no picture, no script but the button's.
 *
 * @example
 * <UnexpectedError>
 *   This page could not be shown. Load it again, or write to <Link href="mailto:hello@school.example">us</Link>.
 * </UnexpectedError>
 */
export function UnexpectedError({
  title = 'Unexpected Application Error',
  onRetry = () => location.reload(),
  retryLabel = 'Load again',
  link = { label: 'Go to the home page', href: '/' },
  takesFocus = false,
  className,
  children,
  ...rest
}: UnexpectedErrorProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>(takesFocus)
  return (
    <section data-slot="unexpected-error" className={className} {...rest}>
      <PageHeader
        title={title}
        headingRef={takesFocus ? heading : undefined}
        lead={children}
        actions={
          <>
            <Button variant="main" onClick={onRetry}>
              {retryLabel}
            </Button>
            <a className={buttonVariants()} href={link.href}>
              {link.label}
            </a>
          </>
        }
      />
    </section>
  )
}
