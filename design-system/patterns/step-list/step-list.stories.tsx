import { Bell, Building2, ListChecks, Share2 } from 'lucide-react'
import { Section } from '../section/section.tsx'
import { StepItem, StepList, type StepListProps } from './step-list.tsx'

export default { title: 'Patterns / StepList' }

export const Default = (props: StepListProps) => (
  <StepList {...props}>
    <StepItem number={1} icon={<ListChecks />} title="Choose a plan" note="You can change it later.">
      Start with the free trial, or ask for a plan made for your academy.
    </StepItem>
    <StepItem
      number={2}
      icon={<Building2 />}
      surface="info"
      title="Name your school"
      note="Check each e-mail address twice: the invitations go there."
    >
      Six fields, one minute.
    </StepItem>
    <StepItem
      number={3}
      icon={<Bell />}
      surface="ok"
      title="Launch"
      labels={{ note: 'After that' }}
      note="Ring the bell."
    >
      Your site opens with its template, ready for your first course.
    </StepItem>
  </StepList>
)

export const WithoutNotes = () => (
  <StepList>
    <StepItem number={1} icon={<Share2 />} surface="error" title="Share the address" heading={2}>
      Send it to the first batch.
    </StepItem>
  </StepList>
)

export const NumbersInTheMargin = () => (
  <Section ruled>
    <Default numbers="margin" />
  </Section>
)

export const LongWords = () => (
  <StepList>
    <StepItem
      number={10}
      icon={<Share2 />}
      title="Announce it to the guardians and students of every batch"
      note="An e-mail address that bounces is shown beside the name of the guardian, so that you can ask for another one: administration@saraswati-vidya-mandir-coaching.example."
    >
      Write once; it reaches everybody by e-mail and on their own page, and stays there to be read again.
    </StepItem>
  </StepList>
)
