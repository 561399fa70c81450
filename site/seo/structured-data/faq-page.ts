import type { FAQPage, WithContext } from 'schema-dts'
import type { FaqEntry } from '../../content/types'
import { absolute } from '../site-url'

/** The questions of a page that shows all of them with their answers. */
export const faqPage = (entries: readonly FaqEntry[], path = '/faq'): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  '@id': absolute(`${path}#questions`),
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
