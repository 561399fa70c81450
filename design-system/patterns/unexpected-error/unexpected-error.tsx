'use client'

import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../components/button/button.tsx'
import { buttonVariants } from '../../components/button/button-variants.ts'
import { useFocusOnMount } from '../../hooks/hydration.ts'
import { Anchor } from '../../provider/anchor.tsx'
import { useLabels } from '../../provider/context.ts'
import { PageHeader } from '../page-header/page-header.tsx'

/** The texts of the page. */
export const unexpectedErrorLabels = {
  title: 'Unexpected Application Error',
  /** Label of the button. */
  retry: 'Load again',
  /** Label of the link to the home page. */
  home: 'Go to the home page',
}

export type UnexpectedErrorProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** The headline. */
  title?: string
  /** Called by the button. The default reloads the page. */
  onRetry?: () => void
  /** Its texts in another language. */
  labels?: Partial<typeof unexpectedErrorLabels>
  /** A link to a page that does not depend on the failed code. */
  link?: { label: string; href: string }
  /** Moves focus to the headline on mount. For content that replaces a page. */
  takesFocus?: boolean
  /** What happened, what is not lost, and how to contact a person. */
  children: ReactNode
}

/**
 * The content of a page that failed to render. It does not depend on anything that may have failed: no data, no images,
 * no script except the button's.
 *
 * @example
 * <UnexpectedError>
 *   This page could not be shown. Load it again, or write to <Link href="mailto:hello@school.example">us</Link>.
 * </UnexpectedError>
 */
export function UnexpectedError({
  onRetry = () => location.reload(),
  labels: labelOverrides,
  takesFocus = false,
  className,
  children,
  ...more
}: UnexpectedErrorProps) {
  const labels = useLabels('unexpectedError', unexpectedErrorLabels, labelOverrides)
  const { title = labels.title, link = { label: labels.home, href: '/' }, ...rest } = more
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
              {labels.retry}
            </Button>
            <Anchor className={buttonVariants()} href={link.href}>
              {link.label}
            </Anchor>
          </>
        }
      />
    </section>
  )
}
