import { Heading } from '../heading/heading.tsx'
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from './accordion.tsx'

export default { title: 'Components / Accordion' }

const questions = [
  [
    'free',
    'Is the trial really free?',
    'Yes. You get 14 days with every feature, and we do not ask for a card.',
  ],
  ['address', 'Do I get my own web address?', 'Yes. A free subdomain with SSL comes with every plan.'],
  [
    'cancel',
    'Can I cancel at any time?',
    'Yes. Your service stays active until the end of the billing cycle.',
  ],
] as const

type Props = { heading?: 2 | 3; dir?: 'ltr' | 'rtl'; open?: string }

const Questions = ({ heading, open = '', ...rest }: Props) => (
  <Accordion defaultValue={open} {...rest}>
    {questions.map(([value, question, answer]) => (
      <AccordionItem key={value} value={value}>
        <AccordionTrigger heading={heading}>{question}</AccordionTrigger>
        <AccordionContent>
          <p>{answer}</p>
        </AccordionContent>
      </AccordionItem>
    ))}
  </Accordion>
)

export const Default = () => <Questions />

export const FirstOpen = () => <Questions open="free" />

export const UnderAPageTitle = () => (
  <>
    <Heading level={1} style={{ marginBottom: 'var(--ds-space-block)' }}>
      Questions
    </Heading>
    <Questions heading={2} open="address" />
  </>
)

export const Multiple = () => (
  <Accordion type="multiple" defaultValue={['address', 'cancel']}>
    {questions.map(([value, question, answer]) => (
      <AccordionItem key={value} value={value}>
        <AccordionTrigger>{question}</AccordionTrigger>
        <AccordionContent>{answer}</AccordionContent>
      </AccordionItem>
    ))}
  </Accordion>
)

export const OneDisabled = () => (
  <Accordion>
    <AccordionItem value="now">
      <AccordionTrigger>What is on today?</AccordionTrigger>
      <AccordionContent>Two batches and a test.</AccordionContent>
    </AccordionItem>
    <AccordionItem value="later" disabled>
      <AccordionTrigger>What is on next term?</AccordionTrigger>
      <AccordionContent>Not decided yet.</AccordionContent>
    </AccordionItem>
    <AccordionItem value="rules">
      <AccordionTrigger>
        What should a student bring, and what is better left at home when the exam is held in another school?
      </AccordionTrigger>
      <AccordionContent>A pen, water and the admit card.</AccordionContent>
    </AccordionItem>
  </Accordion>
)
