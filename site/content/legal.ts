import { retentionDays } from '../contracts/retention'
import { brand } from './brand'
import type { LegalDocument } from './types'

/** Sample texts in plain language, to be edited by a lawyer. The rules on refunds and on age are the owner's own. */
const updated = { iso: '2026-11-21', text: '21 November 2026' }

/** Shown above each document. */
export const sampleMark = 'Sample.'
export const sampleLegalNotice = 'This text is a sample for a lawyer to edit before the service opens.'

export const terms: LegalDocument = {
  title: 'Terms of service',
  intro: `These terms are the agreement between you and ${brand.name} when you use this site or open a school on it. Please read them before you start.`,
  updated,
  sample: true,
  sections: [
    {
      id: 'who',
      heading: 'Who can use the service',
      body: [
        'You must be at least 18 years old to open an account. If you open one for a company or an academy, you confirm that you may act for it.',
        'Students younger than 18 may use a school that an adult runs, with the consent of a parent or guardian. The person who runs the school sees to that consent.',
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      body: [
        'You sign in with a Google account. Keep it safe: what is done through it counts as done by you. Tell us at once if you think that someone else has used it.',
        'The details of your school must be true and kept up to date. We send notices to the e-mail address that you give.',
      ],
    },
    {
      id: 'trial',
      heading: 'The free trial',
      body: [
        'The free trial lasts 14 days. We do not ask for a card. When it ends you choose: subscribe, or delete the account. Nothing is charged unless you subscribe.',
      ],
    },
    {
      id: 'payment',
      heading: 'Price and payment',
      body: [
        'Prices are in Indian rupees. A paid plan is paid for twelve months at a time, through the payment provider shown at checkout. We do not see or store the number of your card.',
        'You can cancel anytime. The service stays active until the end of the billing cycle. Refunds are described in the refund policy.',
      ],
    },
    {
      id: 'content',
      heading: 'What you publish',
      body: [
        'Your courses, pictures and words remain yours. You let us store and show them, so far as running your school needs it and no further.',
        'Please do not publish:',
      ],
      list: [
        'what you have no right to publish, such as another teacher’s notes or a film',
        'what is against the law, or harms or deceives people',
        'personal details of students without their consent, or their guardian’s',
        'software that damages or spies on other people’s machines',
      ],
    },
    {
      id: 'address',
      heading: 'Your web address',
      body: [
        'The domain name that you choose is yours to use for as long as your school is open. We may ask you to change one that copies someone else’s name or misleads visitors.',
      ],
    },
    {
      id: 'service',
      heading: 'The service itself',
      body: [
        'We keep the service running with care, back up your data and tell you about planned work beforehand. Each plan states how much of the machine it may use; a school that needs more can ask us for a larger plan.',
      ],
    },
    {
      id: 'ending',
      heading: 'Ending the agreement',
      body: [
        'You may delete your account when you like. We may close a school that breaks these terms, after a warning where the law and the harm allow one. Download your records first: you can do so as PDF or CSV.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability and law',
      body: [
        'We answer for damage that we cause on purpose or by gross negligence, and otherwise to the extent that the law requires. The law of India applies, and the courts of Kolkata decide disputes.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and questions',
      body: [
        `When these terms change, the date of this page changes too, and we write to account holders before a change that matters takes effect. Questions go to ${brand.email}.`,
      ],
    },
  ],
}

export const privacy: LegalDocument = {
  title: 'Privacy policy',
  intro: `This page says what ${brand.name} knows about you, why, and what you can do about it. In short: we keep what running your school needs, and we do not sell it.`,
  updated,
  sample: true,
  sections: [
    {
      id: 'visiting',
      heading: 'When you only visit',
      body: [
        'Reading this site needs no account. Opening a page loads nothing from other companies. Our server notes the requests it answers for a short time, to keep the service safe.',
        'Your choice of theme, whether you closed the announcement and, while you are signed in, whether you have a licence are remembered in your own browser.',
        'A name that you try out for your school stays in this tab of your browser until you close it. It is sent when you have signed in and put it into your details.',
      ],
    },
    {
      id: 'contact',
      heading: 'When you write to us',
      body: [
        'The contact form asks for your name, e-mail address, phone number, a subject and a message. We use them to answer you. A captcha checks that a person is writing; it is loaded only when you begin to fill in the form.',
        'A message that you have not sent stays in your browser until you send it or close the tab.',
      ],
    },
    {
      id: 'account',
      heading: 'When you open a school',
      body: ['You sign in with Google. From your account we receive and keep:'],
      list: [
        'an account number',
        'your name',
        'your e-mail address',
        'the address of your picture, if you have one',
      ],
    },
    {
      id: 'company',
      heading: 'About your company',
      body: [
        'We ask for a domain name, and for the name, phone number, e-mail address, number of employees and location of your company. They set up your site and let us reach you.',
      ],
    },
    {
      id: 'payment',
      heading: 'When you pay',
      body: [
        'Card, UPI and net banking details go to the payment provider and not to us. We keep the number of the payment, its amount and its date, because the law on accounts asks for it.',
      ],
    },
    {
      id: 'students',
      heading: 'About your students',
      body: [
        'What your students enter in your school belongs to you and to them. We store it on your behalf and look at it only when you ask us for help or the law obliges us.',
      ],
    },
    {
      id: 'others',
      heading: 'Who else sees it',
      body: ['Only those whose help the service needs, each for its own task:'],
      list: [
        'the sign-in provider, when you sign in',
        'the payment provider, when you pay',
        'the captcha provider, when you use the contact form',
        'the scheduling provider, when you open its calendar to book a demo',
        'the company that runs our servers',
      ],
    },
    {
      id: 'keeping',
      heading: 'How long we keep it',
      body: [
        'For as long as your account is open. When you delete it, your school and its data are deleted too, except what the law tells us to keep, such as records of payments.',
        `A message that you send through the contact form is kept for ${retentionDays.messages} days, and company details that you began and did not finish for ${retentionDays.drafts} days. Then they are deleted.`,
        `An account has one free trial. If you delete an account that has had it, we keep a code that our server alone can make from the number of the account, without your name and address, for ${retentionDays.trials} days.`,
      ],
    },
    {
      id: 'rights',
      heading: 'What you can ask for',
      body: [
        `You may ask what we hold about you, have it corrected, receive a copy or have it deleted. Write to ${brand.email} from the address of your account. You must be at least 18 years old to hold an account yourself.`,
      ],
    },
  ],
}

export const refund: LegalDocument = {
  title: 'Refund policy',
  intro:
    'If a paid plan is not what you hoped for, you can ask for your money back. This page says until when, how, and what happens next.',
  updated,
  sample: true,
  sections: [
    {
      id: 'when',
      heading: 'When to ask',
      body: [
        'Request a refund within 30 days of purchase. The day of purchase is the date of the payment on your receipt.',
        'The free trial costs nothing for its 14 days and needs no card, so there is nothing to refund. Use it to see whether the service suits you before you pay.',
      ],
    },
    {
      id: 'how',
      heading: 'How to ask',
      body: [`Write to ${brand.email} from the e-mail address of your account, and tell us:`],
      list: [
        'the domain name of your school',
        'the payment ID or order ID, as shown on the confirmation',
        'if you like, what we could have done better',
      ],
    },
    {
      id: 'processing',
      heading: 'What happens next',
      body: [
        'Refunds are processed within 10 business days. The money goes back the way it came: to the card, the UPI address or the bank account that paid.',
        'The time that was paid for ends as soon as we start the refund. Download your records before you ask, as PDF or CSV.',
      ],
    },
    {
      id: 'charged',
      heading: 'Charged, but no licence?',
      body: [
        'If a payment was taken and your licence was not activated, take a screenshot of the confirmation, note the order ID and e-mail it to us within 3 days. We will find the payment and finish the work, or return it.',
      ],
    },
    {
      id: 'cancelling',
      heading: 'Cancelling without a refund',
      body: [
        'You can cancel anytime. Your service stays active until the end of the billing cycle you have paid for.',
      ],
    },
    {
      id: 'age',
      heading: 'Who can buy',
      body: ['You must be at least 18 years old to buy a plan.'],
    },
    {
      id: 'questions',
      heading: 'Questions',
      body: [`A person answers at ${brand.email} and on WhatsApp at ${brand.phoneUnbroken}, ${brand.hours}.`],
    },
  ],
}
