import { Alert, Button, Heading, Loading } from '@kaksha/design-system'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { load } from '../browser/load'
import { account } from '../content/account'
import { page } from '../seo/head'
import { HelpSection } from './-marketing/help-section'
import { PageSection } from './-marketing/page-section'
import { useLoaded } from './-shell/use-loaded'

export const Route = createFileRoute('/account')({ ...page('/account'), component: AccountPage })

const { noScript } = account

/** The account page. Its document is the same for all visitors; the account is loaded after sign-in. */
function AccountPage() {
  return (
    <>
      <PageSection copy={account} isPage>
        {/* Reaches the end of a screen, so that what follows does not move when the account has been fetched. */}
        <div className="mt-block min-h-[60svh]" data-noscript="hide">
          <LazyAccount />
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

const fetchAccount = async () => (await load('account', () => import('./-account/account'))).Account

function LazyAccount() {
  const [attempt, setAttempt] = useState(1)
  const [failedAttempt, setFailedAttempt] = useState(0)
  const Account = useLoaded(attempt, fetchAccount, (error) => {
    reportError(error)
    setFailedAttempt(attempt)
  })
  if (Account) return <Account />
  if (failedAttempt < attempt) return <Loading>{account.loading}</Loading>
  return (
    <div className="grid justify-items-start gap-4">
      <Alert tone="error">{account.chunkFailed}</Alert>
      <Button onClick={() => setAttempt(attempt + 1)}>{account.retry}</Button>
    </div>
  )
}
