/** Puts the values into the texts of an e-mail, which are in content/emails.ts, for both parts. */

import { brand } from '../../content/brand'
import {
  type EmailName,
  type EmailTemplate,
  emailFooter,
  emailTemplates,
  noWebAddress,
} from '../../content/emails'
import { rupees } from '../../contracts/money'

export type EmailText = ReturnType<typeof emailText>

export const templateOf = (name: string): EmailTemplate | undefined =>
  Object.hasOwn(emailTemplates, name) ? emailTemplates[name as EmailName] : undefined

type Written = { template: EmailTemplate; content: Record<string, unknown>; siteUrl: string }

export function emailText({ template, content, siteUrl }: Written) {
  const values: Record<string, string> = {
    brand: brand.name,
    location: brand.location,
    email: brand.email,
    ...writtenValues(content, brand.appDomain),
  }
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`The e-mail has no value for ${name}.`)
      return value
    })
  const { subject, heading, hasGong, paragraphs, details, link } = template
  // The payment was made in a sandbox, or in the provider's test mode.
  const isPractice = content.isPractice === true
  const before = isPractice ? `${emailFooter.practice.before} ` : ''
  return {
    subject: before + filled(subject),
    heading: before + filled(heading),
    gong: hasGong ? { name: filled('{school}'), address: filled('{domainName}') } : null,
    paragraphs: [...(isPractice ? [emailFooter.practice.text] : []), ...paragraphs.map(filled)],
    details: details.map(([label, value]) => ({ label, value: filled(value) })),
    link: link ? { text: link, url: `${siteUrl}/account` } : null,
    footer: [
      filled(emailFooter.why),
      filled(emailFooter.questions),
      `${brand.name}, ${brand.location}. ${brand.hours}.`,
    ],
  }
}

export const plainPart = ({ heading, paragraphs, details, link, footer }: EmailText): string =>
  [
    heading,
    ...paragraphs,
    details.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    link && `${link.text}: ${link.url}`,
    `-- \n${footer.join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')

type Moments<Name extends string> = Record<Name, Date>
/** `school`: the company name, under the key that is stored with each e-mail. */
type Company = { school: string }
/** What a licence leaves when it ends. */
type Ending = { domainName: string } & Moments<'endsAt' | 'readOnlyUntil' | 'keptUntil'>
/** `amount` is in paise. `isPractice`: no money was moved. */
type PaidAmount = { amount: number; paymentId: string; isPractice: boolean }

/** The values that `queueEmail` takes for each template. */
export type EmailContents = {
  licence_active: Company & { plan: string; domainName: string } & Moments<'startsAt' | 'endsAt'>
  trial_ends: Company & Ending
  trial_ended: Company & Ending
  renewal_due: Company & Ending & { plan: string } & Moments<'renewUntil'>
  payment_received: Company & { plan: string } & PaidAmount & Moments<'paidAt' | 'startsAt' | 'endsAt'>
  refund_made: PaidAmount
  account_deleted: Moments<'deletedAt'>
}

/** The space of no width ends what a mail program would take for an address; it is not seen. */
const withoutLinks = (text: string) => text.replace(/(\.|:\/\/|@)(?=\S)/g, '$&\u200B')

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

/** Text for each value; `appDomain` completes the domain name. */
function writtenValues(content: Record<string, unknown>, appDomain: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => {
      if (name.endsWith('At') || name.endsWith('Until')) return [name, day.format(new Date(String(value)))]
      if (name === 'amount') return [name, rupees(Number(value))]
      // Visitors choose it: mail programs would make a link of an address in it.
      if (name === 'school') return [name, withoutLinks(String(value))]
      if (name === 'domainName') return [name, value ? `${value}.${appDomain}` : noWebAddress]
      return [name, String(value)]
    }),
  )
}
