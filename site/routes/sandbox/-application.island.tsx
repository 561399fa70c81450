import {
  Alert,
  Button,
  buttonVariants,
  type DescriptionItem,
  DescriptionList,
  Heading,
  Loading,
} from '@kaksha/design-system'
import { useCallback, useEffect, useState } from 'react'
import { brand } from '../../content/brand'
import { planTitle } from '../../content/plans'
import { sandbox } from '../../content/sandbox'
import { dayText, licenceTexts } from '../../contracts/licence-text'
import { isTrial, type Licence } from '../../contracts/licensing'
import { readSession } from '../../services/auth/storage'
import { getStatus, readLicence } from '../../services/onboarding/calls'
import { isSandboxCheckout } from '../../services/payment/current-checkout'
import { ButtonLink } from '../-shell/links'
import { SandboxPage } from './-sandbox-page'

const { application: text } = sandbox

interface TenantFacts {
  licence: Licence
  owner: string
  company: string
}

/** The tenant of the signed-in user's company; null when there is none. */
async function readTenant(): Promise<TenantFacts | null> {
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
  const [found, setFound] = useState<TenantFacts | null | 'loading' | 'error'>('loading')
  const look = useCallback(() => {
    setFound('loading')
    readTenant().then(setFound, () => setFound('error'))
  }, [])
  useEffect(look, [look])
  return { found, look }
}

/** The tenant of the signed-in visitor, or why there is none. */
function Tenant() {
  const { found, look } = useTenant()
  return (
    <>
      {found === 'loading' && <Loading />}
      {typeof found === 'object' && found && <TenantCard {...found} />}
      {found === null && (
        <>
          <Alert>{text.none}</Alert>
          <p className="mt-6 flex flex-wrap gap-3">
            <ButtonLink href="/pricing" label={text.choosePlan} variant="primary" />
            {isSandboxCheckout && <ButtonLink href="/sandbox/plans" label={text.samplePlan} />}
          </p>
        </>
      )}
      {found === 'error' && (
        <>
          <Alert tone="error">{text.failed}</Alert>
          <Button variant="primary" className="mt-6" onClick={look}>
            {text.retry}
          </Button>
        </>
      )}
    </>
  )
}

function TenantCard({ licence, owner, company }: TenantFacts) {
  const { active } = licence
  const { facts } = text
  const texts = licenceTexts(licence)
  const items: DescriptionItem[] = [
    [facts.address, licence.domainName ? `${licence.domainName}.${brand.appDomain}` : facts.noAddress],
    [facts.owner, owner],
    [facts.plan, planTitle(licence.plan)],
    [facts.since, dayText(licence.startsAt)],
    [texts.end, dayText(licence.endsAt)],
    [isTrial(licence) ? facts.trial : facts.payment, licence.orderId],
  ]
  return (
    <section aria-labelledby="tenant" className="border-2 border-border bg-surface p-6">
      <Heading level={2} size="h3" id="tenant" className="wrap-anywhere">
        {company || licence.domainName}
      </Heading>
      <p className={`mt-1 font-bold ${active ? 'text-ok' : 'text-error'}`}>{texts.state}</p>
      <DescriptionList className="mt-4" items={items} />
      <a href="/" className={buttonVariants({ className: 'mt-6' })}>
        {text.back}
      </a>
    </section>
  )
}

/** Replaces the application to which a finished onboarding leads: it shows the created tenant. */
export default function SandboxApplication() {
  return (
    <SandboxPage title={text.title}>
      <p className="mt-2 text-muted">{text.lead}</p>
      <div className="mt-8">
        <Tenant />
      </div>
    </SandboxPage>
  )
}
