/** The texts of an e-mail with their values, for both parts. */

import { type EmailName, type EmailTemplate, emailFooter, emailTemplates } from '../../content/billing/emails'
import { brand } from '../../content/brand'
import { writtenValues } from './values'

export type EmailText = {
  subject: string
  heading: string
  paragraphs: string[]
  details: { label: string; value: string }[]
  link: { text: string; url: string } | null
  footer: string[]
}

export const templateOf = (name: string): EmailTemplate | undefined =>
  Object.hasOwn(emailTemplates, name) ? emailTemplates[name as EmailName] : undefined

type Written = {
  template: EmailTemplate
  content: Record<string, unknown>
  siteUrl: string
}

export function emailText({ template, content, siteUrl }: Written): EmailText {
  const values: Record<string, string> = {
    ...{ brand: brand.name, location: brand.location, email: brand.email },
    ...writtenValues(content, brand.appDomain),
  }
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`The e-mail has no value for ${name}.`)
      return value
    })
  const { subject, heading, paragraphs, details, link } = template
  // The payment was made in a sandbox, or in the provider's test mode.
  const isPractice = content.isPractice === true
  const before = isPractice ? `${emailFooter.practice.before} ` : ''
  return {
    subject: before + filled(subject),
    heading: before + filled(heading),
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

/** The plain text part. */
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
