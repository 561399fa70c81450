import { type LegalClause, LegalPage } from './legal-page.tsx'

/** The story fills the width of the window. */
export default { title: 'Patterns / LegalPage', meta: { bleed: true } }

const updated = { iso: '2026-11-21', text: '21 November 2026' }

const sections: readonly LegalClause[] = [
  {
    id: 'when',
    heading: 'When money comes back',
    body: [
      'A sample clause. Somebody who asks within the time named here gets back what was paid.',
      'Who asks later gets an answer, and the reason.',
    ],
  },
  {
    id: 'how',
    heading: 'How to ask',
    body: ['Write to us and name:'],
    list: ['the payment', 'the day of the purchase', 'what was wrong, if you like'],
  },
  { id: 'who', heading: 'Who may ask', body: ['The person who paid, and who is an adult.'] },
]

const intro = 'A sample text: it shows how such a page is set, and promises nothing.'

export const Default = () => (
  <LegalPage title="Refund policy" intro={intro} updated={updated} sections={sections} />
)

export const Draft = () => (
  <LegalPage
    title="Terms of service"
    intro={intro}
    updated={updated}
    sections={sections}
    notice={
      <>
        <strong>Sample.</strong> A lawyer has yet to read it.
      </>
    }
  />
)

export const LongClauseNames = () => (
  <LegalPage
    title="Privacy"
    intro={intro}
    updated={updated}
    sections={[
      {
        id: 'guardians',
        heading: 'What guardians of students under 18 can ask us to show, correct and delete',
        body: ['Everything.'],
      },
      { id: 'rest', heading: 'The rest', body: ['Nothing.'] },
    ]}
  />
)
