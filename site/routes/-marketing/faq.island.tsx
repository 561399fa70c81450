import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@kaksha/design-system'
import { useLayoutEffect, useState } from 'react'
import { questionKey } from '../../browser/names'
import { faq } from '../../content/faq'

/** Questions and answers, one open at a time. The open one is kept with the history entry: Back opens it again. */
export default function FaqList({ heading }: { heading: 2 | 3 }) {
  const [open, setOpen] = useState(faq[0]?.question)
  useLayoutEffect(() => {
    const stored: unknown = history.state?.[questionKey]
    if (typeof stored === 'string') setOpen(stored)
  }, [])
  return (
    <Accordion
      value={open}
      onValueChange={(question) => {
        setOpen(question)
        history.replaceState({ ...history.state, [questionKey]: question }, '')
      }}
    >
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
