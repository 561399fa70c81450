import type { ComponentProps, ReactNode } from 'react'
import { Button, buttonVariants } from '../../components/button/button.tsx'
import { useFocusOnMount } from '../../hooks/use-focus-on-mount.ts'
import { PageHeader } from '../page-header/page-header.tsx'

export type UnexpectedErrorProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** The headline. */
  title?: string
  /** Called by the button. The default reloads the page. */
  onRetry?: () => void
  retryLabel?: string
  /** A link to a page that does not depend on the failed code. */
  link?: { label: string; href: string }
  /** Moves focus to the headline on mount. For content that replaces a page. */
  takesFocus?: boolean
  /** What happened, what is not lost, and how to contact a person. */
  children: ReactNode
}

/**
 * The content of a page that failed to render. It does not depend on anything that may have failed: no data, no images,
 * no script except that of the button.
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
            <Button variant="primary" onClick={onRetry}>
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
