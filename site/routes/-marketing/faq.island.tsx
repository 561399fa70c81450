import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@kaksha/design-system'
import { faq } from '../../content/faq'

/** Questions and answers, one open at a time. */
export default function FaqList({ heading }: { heading: 2 | 3 }) {
  return (
    <Accordion defaultValue={faq[0]?.question}>
      {faq.map(({ question, answer }) => (
        <AccordionItem key={question} value={question}>
          <AccordionTrigger heading={heading}>{question}</AccordionTrigger>
          <AccordionContent>
            <p>{answer}</p>
          </AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  )
}
