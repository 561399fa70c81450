import { Button, ButtonGroup, DescriptionList, Heading, Logo, useFocusOnMount } from '@kaksha/design-system'
import { account } from '../../content/account'
import { brand } from '../../content/brand'
import { planTitle } from '../../content/plans'
import type { AccountPayment } from '../../contracts/account'
import { dayText } from '../../contracts/licence-text'
import { kakshaMark } from '../-shell/kaksha-mark'
import { amountOf } from './texts'

const { receipt: text } = account

interface ReceiptProps {
  payment: AccountPayment
  /** The name of the company that paid. */
  company: string
  onBack: () => void
}

/** The receipt of a payment in place of the account. On paper it is alone: see `site/styles.css`. */
export function Receipt({ payment, company, onBack }: ReceiptProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const { paymentId, paidAt, plan, period, refundedAt, isPractice } = payment
  const { facts } = text
  return (
    <section data-receipt="" aria-labelledby="receipt-heading" className="grid max-w-[44rem] gap-6">
      <div className="hidden print:block">
        <Logo name={brand.name} mark={kakshaMark} />
      </div>
      <Heading level={2} size="h2" id="receipt-heading" ref={heading} tabIndex={-1} className="outline-none">
        {text.title}
      </Heading>
      {isPractice && <p>{text.practice}</p>}
      <DescriptionList
        className="wrap-anywhere"
        items={[
          [facts.paymentId, paymentId],
          [facts.paidAt, dayText(paidAt) ?? ''],
          [facts.plan, planTitle(plan)],
          period && [facts.period, text.period(dayText(period.startsAt), dayText(period.endsAt))],
          [facts.amount, amountOf(payment)],
          refundedAt && [facts.refunded, dayText(refundedAt) ?? ''],
          [facts.from, company],
          [facts.to, `${brand.name}, ${brand.location}`],
        ]}
      />
      <p>{text.notInvoice}</p>
      <ButtonGroup className="print:hidden">
        <Button variant="primary" onClick={() => window.print()}>
          {text.print}
        </Button>
        <Button onClick={onBack}>{text.back}</Button>
      </ButtonGroup>
    </section>
  )
}
