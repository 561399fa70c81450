import type { ReactNode } from 'react'
import { Card, type CardProps } from '../../components/card/card.tsx'
import { Heading } from '../../components/heading/heading.tsx'

/** What each value is for, in one line; the documentation prints these. */
export const featureCardDescriptions = {
  colour: {
    marigold: 'Marigold wash. The default.',
    river: 'Blue wash.',
    leaf: 'Green wash. It does not say that something worked.',
    terra: 'Red wash. It does not say that something failed.',
  },
} as const

const washes = { marigold: 'accent', river: 'info', leaf: 'ok', terra: 'error' } as const

export type FeatureCardProps = Omit<
  CardProps,
  'title' | 'surface' | 'edge' | 'as' | 'padding' | 'shape' | 'lift'
> & {
  title: ReactNode
  /** An icon of lucide-react. It repeats the title for the eye, and is hidden from screen readers. */
  icon?: ReactNode
  /** Tells cards apart at a glance, and means nothing by itself. */
  colour?: keyof typeof featureCardDescriptions.colour
  /** Level of the title. */
  heading?: 2 | 3 | 4
  /** The item of a list, as a rule: cards come in numbers. */
  as?: 'li' | 'div' | 'article'
}

/**
 * One feature on a flat wash under an ink edge: icon beside the title, a sentence below.
 *
 * @example
 * <ul className="grid gap-6 sm:grid-cols-2">
 *   <FeatureCard title="Your own colours" icon={<Palette />} colour="river">Choose once; every page follows.</FeatureCard>
 * </ul>
 */
export function FeatureCard({
  title,
  icon,
  colour = 'marigold',
  heading = 3,
  as = 'li',
  children,
  ...rest
}: FeatureCardProps) {
  return (
    <Card data-slot="feature-card" data-colour={colour} as={as} surface={washes[colour]} edge="top" {...rest}>
      <Heading level={heading} size="h3" className="flex gap-3 [&>svg]:size-7">
        {icon}
        {title}
      </Heading>
      <p className="mt-2">{children}</p>
    </Card>
  )
}
