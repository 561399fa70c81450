import { Heading } from '@kaksha/design-system'
import { createFileRoute } from '@tanstack/react-router'
import { account } from '../content/account'
import { page } from '../seo/head'
import Account from './-account/account.island'
import { HelpSection } from './-marketing/help-section'
import { PageSection } from './-marketing/page-section'
import { Island } from './-shell/island'

export const Route = createFileRoute('/account')({ ...page('/account'), component: AccountPage })

const { noScript, lead, signInLead } = account

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
      <HelpSection copy={account.help} />
    </>
  )
}
