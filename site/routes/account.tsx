import { ButtonGroup, Heading, Link } from '@kaksha/design-system'
import { createFileRoute } from '@tanstack/react-router'
import { account } from '../content/account'
import { brand, mailto } from '../content/brand'
import { helpActions } from '../content/contact'
import { page } from '../seo/head'
import Account from './-account/account.island'
import { PageSection } from './-marketing/page-section'
import { Island } from './-shell/island'
import { ButtonLink } from './-shell/links'

export const Route = createFileRoute('/account')({ ...page('/account'), component: AccountPage })

const { noScript, lead, signInLead, help } = account

/** The account page. Its document is the same for all visitors. */
function AccountPage() {
  return (
    <>
      <PageSection
        copy={{
          ...account,
          lead: (
            <>
              {lead} <span className="in-data-account:hidden">{signInLead}</span>
            </>
          ),
        }}
        isPage
      >
        {/* Reaches the end of a screen, so that what follows does not move when the account has been fetched. */}
        <div className="mt-block min-h-[60svh]" data-noscript="hide">
          <Island name="account" of={Account} hydrateWhen="always" />
        </div>
        <div className="mt-block hidden" data-noscript="show">
          <Heading level={2} size="h2">
            {noScript.title}
          </Heading>
          <p className="mt-3 max-w-[36em] wrap-anywhere">{noScript.body}</p>
        </div>
      </PageSection>
      <PageSection copy={help} surface="tint">
        {/* The texts begin at the same height, whether a title takes one line or two. */}
        <div className="mt-block grid gap-x-10 gap-y-10 md:grid-cols-3 md:gap-y-0">
          {help.items.map(({ title, body, link }) => (
            <section key={title} className="md:row-span-3 md:grid md:grid-rows-subgrid">
              <Heading level={3} size="h3">
                {title}
              </Heading>
              <p className="mt-3 wrap-anywhere">{body}</p>
              <p className="mt-1">
                <Link href={link.href} className="inline-flex min-h-11 items-center">
                  {link.label}
                </Link>
              </p>
            </section>
          ))}
        </div>
        <ButtonGroup className="mt-10">
          <ButtonLink href={mailto(help.mailSubject)} label={helpActions.mail} />
          <ButtonLink href={brand.whatsappUrl} label={helpActions.whatsapp} />
        </ButtonGroup>
      </PageSection>
    </>
  )
}
