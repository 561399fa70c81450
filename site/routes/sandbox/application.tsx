import {
  Alert,
  Button,
  buttonVariants,
  type DescriptionItem,
  DescriptionList,
  Heading,
  Loading,
} from '@kaksha/design-system'
import { createFileRoute } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { brand } from '../../content/brand'
import { planTitle } from '../../content/plans'
import { dayText, licenceWords } from '../../contracts/licence-text'
import { isTrial, type Licence } from '../../contracts/licensing'
import { unlisted } from '../../seo/head'
import { readSession } from '../../services/auth/storage'
import { getStatus, readLicence } from '../../services/onboarding/calls'
import { isSandboxCheckout } from '../../services/payment/current-checkout'
import { ButtonLink } from '../-shell/button-link'
import { SandboxPage } from './-sandbox-page'

export const Route = createFileRoute('/sandbox/application')({
  head: unlisted('Sandbox application'),
  component: SandboxApplication,
})

interface Tenant {
  licence: Licence
  owner: string
  company: string
}

/** The tenant of the signed-in user's company; null when there is none. */
async function readTenant(): Promise<Tenant | null> {
  const session = readSession()
  if (!session) return null
  const reply = await getStatus(session)
  if (reply.status === 401) return null
  if (!reply.success) throw new Error(reply.message)
  const licence = readLicence(reply.body.licence)
  const company = (reply.body.company as { companyName?: unknown } | null)?.companyName
  return (
    licence && { licence, owner: session.user.email, company: typeof company === 'string' ? company : '' }
  )
}

function useTenant() {
  const [found, setFound] = useState<Tenant | null | 'loading' | 'error'>('loading')
  const look = useCallback(() => {
    setFound('loading')
    readTenant().then(setFound, () => setFound('error'))
  }, [])
  useEffect(look, [look])
  return { found, look }
}

/** Replaces the application to which a finished onboarding leads: it shows the created tenant. */
function SandboxApplication() {
  const { found, look } = useTenant()
  return (
    <SandboxPage title="Your application">
      <p className="mt-2 text-muted">
        Here a finished setup leads to the application. None is configured, so this page shows what it would
        be given.
      </p>
      <div className="mt-8">
        {found === 'loading' && <Loading />}
        {typeof found === 'object' && found && <TenantCard {...found} />}
        {found === null && (
          <>
            <Alert>There is no licence here yet, or you are not signed in.</Alert>
            <p className="mt-6 flex flex-wrap gap-3">
              <ButtonLink href="/pricing" label="Choose a plan" variant="primary" />
              {isSandboxCheckout && <ButtonLink href="/sandbox/plans" label="Try the sample paid plan" />}
            </p>
          </>
        )}
        {found === 'error' && (
          <>
            <Alert tone="error">The licence could not be read. Check your connection, then try again.</Alert>
            <Button variant="primary" className="mt-6" onClick={look}>
              Try again
            </Button>
          </>
        )}
      </div>
    </SandboxPage>
  )
}

function TenantCard({ licence, owner, company }: Tenant) {
  const { active } = licence
  const texts = licenceWords(licence)
  const facts: DescriptionItem[] = [
    ['Web address', licence.domainName ? `${licence.domainName}.${brand.appDomain}` : 'Not chosen'],
    ['Owner', owner],
    ['Plan', planTitle(licence.plan)],
    ['Active since', dayText(licence.startsAt)],
    [texts.end, dayText(licence.endsAt)],
    [isTrial(licence) ? 'Order' : 'Payment ID', licence.orderId],
  ]
  return (
    <section aria-labelledby="tenant" className="border-2 border-border bg-surface p-6">
      <Heading level={2} size="h3" id="tenant" className="wrap-anywhere">
        {company || licence.domainName}
      </Heading>
      <p className={`mt-1 font-bold ${active ? 'text-ok' : 'text-error'}`}>{texts.state}</p>
      <DescriptionList className="mt-4" items={facts} />
      <a href="/" className={buttonVariants({ className: 'mt-6' })}>
        Back to the site
      </a>
    </section>
  )
}
