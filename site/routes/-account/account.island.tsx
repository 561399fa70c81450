import {
  Alert,
  Button,
  DescriptionList,
  Heading,
  Loading,
  UserPanel,
  useFocusOnMount,
  VisuallyHidden,
} from '@kaksha/design-system'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createHistoryEntry } from '../../browser/history-entry'
import { account as text } from '../../content/account'
import { brand } from '../../content/brand'
import { planTitle } from '../../content/plans'
import type { AccountData, AccountPayment } from '../../contracts/account'
import { offerText } from '../../contracts/licence-text'
import { rupees } from '../../contracts/money'
import { openButtonProps } from '../-onboarding/open'
import { SignIn } from '../-onboarding/sign-in'
import { applicationUrl } from '../-onboarding/state/dependencies'
import { ButtonLink } from '../-shell/links'
import { CompanyForm } from './company-form'
import { DataExport, Deletion } from './data'
import { Payments, Receipt } from './payments'
import { nextStep, stateText } from './texts'
import { type AccountHandle, useAccount } from './use-account'

const receiptEntry = createHistoryEntry('receipt')

/** The account of the signed-in user, or the sign-in card. */
export default function Account() {
  const handle = useAccount()
  const { view, data, failure, moved } = handle.state
  // Where the heading takes the focus, it is announced already.
  const hasLoaded = view === 'ready' && data && !moved
  return (
    <>
      {view === 'loading' && <Loading>{text.loading}</Loading>}
      <VisuallyHidden role="status">{hasLoaded && text.loaded}</VisuallyHidden>
      <Alert tone="error" live="assertive">
        {view === 'failed' && failure}
      </Alert>
      <View handle={handle} />
    </>
  )
}

function View({ handle }: { handle: AccountHandle }) {
  const { state } = handle
  const { view, session, data, moved } = state
  if (view === 'signed-out')
    return (
      <SignIn key="sign-in" journey={handle} state={state} level={2} focus={moved}>
        {text.signIn}
      </SignIn>
    )
  if (view === 'deleted') return <Deleted />
  if (view === 'failed') return <Retry handle={handle} />
  if (view === 'loading' || !session || !data) return null
  return <SignedIn key={session.user.uid} uid={session.user.uid} data={data} handle={handle} />
}

function Retry({ handle }: { handle: AccountHandle }) {
  // The button that was pressed is gone while the account is loading, and the focus with it.
  const button = useFocusOnMount<HTMLButtonElement>(handle.state.moved)
  return (
    <Button ref={button} className="mt-4" onClick={() => void handle.load(true)}>
      {text.retry}
    </Button>
  )
}

function Deleted() {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const { doneTitle, done, home } = text.deletion
  return (
    <div className="grid justify-items-start gap-4">
      <Heading level={2} size="h2" ref={heading} tabIndex={-1} className="outline-none">
        {doneTitle}
      </Heading>
      <p className="max-w-[36em]">{done}</p>
      <ButtonLink href="/" label={home} />
    </div>
  )
}

/** A section of the account page with its heading. */
function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size="h2" id={id}>
        {title}
      </Heading>
      {lead && <p className="mt-2 max-w-[36em] text-muted">{lead}</p>}
      <div className="mt-6">{children}</div>
    </section>
  )
}

interface SignedInProps {
  uid: string
  data: AccountData
  handle: AccountHandle
}

function SignedIn({ uid, data, handle }: SignedInProps) {
  const { user, company, payments } = data
  const heading = useFocusOnMount<HTMLHeadingElement>(handle.state.moved)
  const [openReceipt, setOpenReceipt] = useState<AccountPayment | null>(null)
  const opener = useRef<Element>(null)
  const receiptId = openReceipt?.paymentId
  useEffect(
    () =>
      receiptEntry.listenForTraversal((id) =>
        setOpenReceipt(payments.find(({ paymentId }) => paymentId === id) ?? null),
      ),
    [payments],
  )
  useEffect(() => {
    if (!receiptId) return
    const close = () => {
      setOpenReceipt(null)
      return true
    }
    return receiptEntry.addEntry({ value: receiptId, onBack: close, onGone: close })
  }, [receiptId])
  useEffect(() => {
    if (!openReceipt && opener.current instanceof HTMLElement) opener.current.focus()
  }, [openReceipt])
  return (
    <>
      {openReceipt && (
        <Receipt
          payment={openReceipt}
          company={company?.companyName ?? ''}
          onBack={() => setOpenReceipt(null)}
        />
      )}
      {/* Stays in the document below a receipt, so that what was typed and the place in it are kept. */}
      <div className="grid gap-16" hidden={openReceipt !== null}>
        <section aria-labelledby="plan-heading" className="grid gap-6">
          <UserPanel
            name={user.displayName}
            email={user.email}
            photo={user.photoURL}
            labels={{ account: text.signedIn }}
            className="max-w-[44rem]"
            onSignOut={handle.signOut}
          />
          <Heading
            level={2}
            size="h2"
            id="plan-heading"
            ref={heading}
            tabIndex={-1}
            className="wrap-anywhere outline-none"
          >
            {company?.companyName || text.plan.title}
          </Heading>
          <Plan {...data} />
        </section>
        {company && (
          <Part title={text.company.title} lead={text.company.lead}>
            <CompanyForm uid={uid} company={company} handle={handle} />
          </Part>
        )}
        <Part title={text.payments.title}>
          <Payments
            payments={payments}
            onReceipt={(payment) => {
              opener.current = document.activeElement
              setOpenReceipt(payment)
            }}
          />
        </Part>
        <Part title={text.data.title}>
          <DataExport handle={handle} />
        </Part>
        <Part title={text.deletion.title}>
          <Deletion handle={handle} data={data} />
        </Part>
      </div>
    </>
  )
}

/** The plan, the state of its licence, and the possible actions. */
function Plan(data: AccountData) {
  const { company, licence, offer } = data
  const { facts } = text.plan
  const step = nextStep(data)
  const plan = licence?.plan ?? company?.plan
  const domainName = licence?.domainName || company?.domainName
  return (
    <>
      <DescriptionList
        className="max-w-[44rem]"
        items={[
          domainName && [facts.address, `${domainName}.${brand.appDomain}`],
          plan && [facts.plan, planTitle(plan)],
          [facts.state, licence ? stateText(licence) : company ? text.plan.unfinished : text.plan.none],
          offer && [facts.price, rupees(offer.amount)],
          offer && [facts.period, offerText(offer)],
          step.kind === 'later' && [facts.renewal, text.plan.renewFrom(step.from)],
        ]}
      />
      {step.kind === 'contact' && <p className="max-w-[36em]">{text.plan.offline}</p>}
      <div className="flex flex-wrap gap-4 max-xs:grid">
        {'plan' in step && (
          <Button variant="primary" {...openButtonProps(step.plan)}>
            {text.plan[step.kind]}
          </Button>
        )}
        {step.kind === 'contact' && (
          <ButtonLink
            href="/contact"
            label={text.plan.contact}
            variant={licence?.active ? undefined : 'primary'}
          />
        )}
        {licence?.active && (
          <ButtonLink
            href={applicationUrl}
            label={text.plan.open}
            variant={'plan' in step ? undefined : 'primary'}
          />
        )}
      </div>
    </>
  )
}
