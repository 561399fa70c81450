import type { ComponentProps, ReactNode, Ref } from 'react'
import { ButtonRow } from '../../components/button-row/button-row.tsx'
import { Heading } from '../../components/heading/heading.tsx'
import { Text } from '../../components/text/text.tsx'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx'

export type PageHeaderProps = Omit<ComponentProps<'header'>, 'title' | 'children'> & {
  /** The headline. */
  title: ReactNode
  /** What the margin of the Sheet calls it. Spoken before the headline, and not drawn again. */
  label?: string
  /** Id of the headline, for the `headingId` of the Sheet around it. */
  headingId?: string
  /** For a headline that takes the focus: it can have it then. */
  headingRef?: Ref<HTMLHeadingElement>
  /** 1 for the headline of the page, 2 for that of a section. */
  level?: 1 | 2
  /** A sentence or two that say what is here. */
  lead?: ReactNode
  /** One or two links or Buttons, side by side; as wide as the screen on a phone. */
  actions?: ReactNode
}

/**
 * How an inner page, or a section of one, begins: headline, lead, what to do first.
 *
 * @example
 * <Sheet label="Reviews" headingId="reviews" ruled>
 *   <PageHeader label="Reviews" headingId="reviews" title="What teachers say" lead="Every sample is marked so." />
 * </Sheet>
 */
export function PageHeader(props: PageHeaderProps) {
  const { title, label, headingId, headingRef, level = 1, lead, actions, className, ...rest } = props
  return (
    <header data-slot="page-header" className={className} {...rest}>
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
        <Text size="lead" tone="muted" measure="full" className="mt-6">
          {lead}
        </Text>
      )}
      {actions && <ButtonRow className="mt-8">{actions}</ButtonRow>}
    </header>
  )
}
