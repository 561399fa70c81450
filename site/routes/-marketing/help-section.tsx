import { ButtonGroup, Heading, Link } from '@kaksha/design-system'
import { brand, mailto } from '../../content/brand'
import { helpActions } from '../../content/contact'
import type { ContentLink, SectionCopy } from '../../content/types'
import { ButtonLink } from '../-shell/button-link'
import { PageSection } from './page-section'

interface HelpSectionProps {
  copy: SectionCopy & {
    items: readonly { title: string; body: string; link?: ContentLink }[]
    mailSubject: string
  }
}

/** Short texts side by side, and two ways to ask a person. */
export const HelpSection = ({ copy }: HelpSectionProps) => (
  <PageSection copy={copy} surface="tint">
    {/* The texts begin at the same height, whether a title takes one line or two. */}
    <div className="mt-block grid gap-x-10 gap-y-10 md:grid-cols-3 md:gap-y-0">
      {copy.items.map(({ title, body, link }) => (
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
    <ButtonGroup className="mt-10">
      <ButtonLink href={mailto(copy.mailSubject)} label={helpActions.mail} />
      <ButtonLink href={brand.whatsappUrl} label={helpActions.whatsapp} />
    </ButtonGroup>
  </PageSection>
)
