import type { ComponentProps, ReactNode } from 'react'
import { Button, buttonVariants } from '../../components/button/button.tsx'
import { PageHeader } from '../page-header/page-header.tsx'

export type UnexpectedErrorProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** The headline. */
  title?: string
  /** Tries again: loads the page anew, unless told otherwise. */
  onRetry?: () => void
  retryLabel?: string
  /** A way on that does not depend on what failed. */
  link?: { label: string; href: string }
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
  className,
  children,
  ...rest
}: UnexpectedErrorProps) {
  return (
    <section data-slot="unexpected-error" className={className} {...rest}>
      <PageHeader
        title={title}
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
