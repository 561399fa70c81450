import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { ButtonGroup } from '../../components/button-group/button-group.tsx'
import { Heading } from '../../components/heading/heading.tsx'
import { Text } from '../../components/text/text.tsx'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx'

export type PageHeaderProps = Omit<ComponentProps<'header'>, 'title' | 'children'> & {
  /** The headline. */
  title: ReactNode
  /** The label of the Section around it, as visually hidden text before the headline. */
  label?: string
  /** Id of the headline, for the `headingId` of the Section around it. */
  headingId?: string
  /** Makes the headline focusable, to move focus to it. */
  headingRef?: Ref<HTMLHeadingElement>
  /** 1 for the headline of a page, 2 for a section's. */
  level?: 1 | 2
  /** One or two sentences about the content. */
  lead?: ReactNode
  /** One or two links or Buttons, side by side; full width on a phone. */
  actions?: ReactNode
}

/**
 * The start of a page or of a section: headline, lead and actions, with space below unless nothing follows.
 *
 * @example
 * <Section label="Reviews" headingId="reviews" ruled>
 *   <PageHeader label="Reviews" headingId="reviews" title="What teachers say" lead="Every sample is marked so." />
 * </Section>
 */
export function PageHeader(props: PageHeaderProps) {
  const { title, label, headingId, headingRef, level = 1, lead, actions, className, ...rest } = props
  return (
    <header data-slot="page-header" className={cx('not-last:mb-block', className)} {...rest}>
      <Heading
        ref={headingRef}
        tabIndex={headingRef ? -1 : undefined}
        level={level}
        id={headingId}
        measure="full"
      >
        {label && <VisuallyHidden>{label}: </VisuallyHidden>}
        {title}
      </Heading>
      {lead && (
        <Text size="lead" tone="muted" measure="full" className="mt-4 md:mt-6">
          {lead}
        </Text>
      )}
      {actions && <ButtonGroup className="mt-8">{actions}</ButtonGroup>}
    </header>
  )
}
