import { brand } from './brand'
import { readings } from './readings'
import type { FaqEntry } from './types'

export const faq: FaqEntry[] = [
  {
    question: 'Is the trial really free?',
    answer:
      'Yes. You get 14 days with every feature of the free trial, and we do not ask for a card. When the 14 days end you can subscribe or delete the account. You are never charged automatically.',
  },
  {
    question: 'What does it cost after the trial?',
    answer: `You see the price before you pay anything, and ${brand.email} answers questions about it. The trial never turns into a paid plan automatically: you pay only if you subscribe.`,
  },
  {
    question: 'Do I get my own web address?',
    answer: `Yes. A free subdomain with SSL comes with every plan, so your school opens at an address like yourschool.${brand.appDomain}. With the Customization plan you can use a domain that you own.`,
  },
  {
    question: 'What happens to my data if I upgrade?',
    answer:
      'It stays. Your courses, students, invoices and reports are kept when you move from the free trial to another plan. You pick up where you left off.',
  },
  {
    question: 'Can I cancel at any time?',
    answer: 'Yes, you can cancel anytime. Your service stays active until the end of the billing cycle.',
  },
  {
    question: 'How do I pay?',
    answer:
      'By card, UPI or net banking. Prices are in rupees, and a paid plan is paid for twelve months at a time. The free trial needs no payment at all.',
  },
  {
    question: 'Can I get my money back?',
    answer: `Yes. There is a 7-day refund after purchase. Write to ${brand.email} with the e-mail address of your account.`,
  },
  {
    question: 'How do I get help?',
    answer: `Support by chat and e-mail is there 24/7. ${readings.support} You can also book a free demo and ask your questions in person.`,
  },
  {
    question: 'Do I have to know how to code?',
    answer:
      'No. You choose a template, add your name and colours, and switch on the parts you need: courses, calendar, exams, invoices. Most people have a site their students can open in about 10 minutes.',
  },
]
