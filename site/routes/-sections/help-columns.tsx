import { Heading, Link } from '@kaksha/design-system'
import type { ContentLink } from '../../content/types'

interface HelpColumnsProps {
  items: readonly { title: string; body: string; link?: ContentLink }[]
}

/** Short texts side by side. They begin at the same height, whether a title takes one line or two. */
export const HelpColumns = ({ items }: HelpColumnsProps) => (
  <div className="mt-block grid gap-x-10 gap-y-10 md:grid-cols-3 md:gap-y-0">
    {items.map(({ title, body, link }) => (
      <section key={title} className="md:row-span-3 md:grid md:grid-rows-subgrid">
        <Heading level={3} size="h3">
          {title}
        </Heading>
        <p className="mt-3 wrap-anywhere">{body}</p>
        {link && (
          <p className="mt-1">
            <Link href={link.href} className="inline-flex min-h-11 items-center">
              {link.label}
            </Link>
          </p>
        )}
      </section>
    ))}
  </div>
)
