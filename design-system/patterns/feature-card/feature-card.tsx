import type { ReactNode } from 'react'
import { Card, type CardProps } from '../../components/card/card.tsx'
import { Heading } from '../../components/heading/heading.tsx'

/** The use of each variant value. Shown in the documentation. */
export const featureCardDescriptions = {
  surface: {
    accent: 'A tint of the accent colour. The default.',
    info: 'A blue tint.',
    ok: 'A green tint. It does not mean success.',
    error: 'A red tint. It does not mean an error.',
  },
} as const

export type FeatureCardProps = Omit<
  CardProps,
  'title' | 'surface' | 'border' | 'as' | 'padding' | 'shape' | 'shadow'
> & {
  title: ReactNode
  /** A Lucide icon. It is decorative and hidden from screen readers. */
  icon?: ReactNode
  /** The background. It distinguishes cards visually and has no meaning. */
  surface?: keyof typeof featureCardDescriptions.surface
  /** Heading level of the title. */
  heading?: 2 | 3 | 4
  /** The element. The default is `li`, because cards are usually in a list. */
  as?: 'li' | 'div' | 'article'
}

/**
 * A card for one feature: icon beside the title, a sentence below, on a coloured background.
 *
 * @example
 * <ul className="grid gap-6 sm:grid-cols-2">
 *   <FeatureCard title="Your own colours" icon={<Palette />} surface="info">Choose once; every page follows.</FeatureCard>
 * </ul>
 */
export function FeatureCard({
  title,
  icon,
  surface = 'accent',
  heading = 3,
  as = 'li',
  children,
  ...rest
}: FeatureCardProps) {
  return (
    <Card data-slot="feature-card" as={as} surface={surface} border="top" {...rest}>
      <Heading level={heading} size="h3" className="flex gap-3 [&>svg]:size-7">
        {icon}
        {title}
      </Heading>
      <p className="mt-2">{children}</p>
    </Card>
  )
}
