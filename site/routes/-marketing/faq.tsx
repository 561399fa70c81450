import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@kaksha/design-system'
import { faq } from '../../content/faq'
import { sections } from '../../content/sections'
import { PageSection } from './page-section'

/**
 * Questions and answers, one open at a time: on the home page, and as a separate page. In the page `browser/inline-faq.ts`
 * opens them.
 */
export const FaqSection = ({ isPage = false }: { isPage?: boolean }) => (
  <PageSection copy={sections.faq} isPage={isPage}>
    <Accordion defaultValue={faq[0]?.question} className="mt-block">
      {faq.map(({ question, answer }) => (
        <AccordionItem key={question} value={question}>
          <AccordionTrigger heading={isPage ? 2 : 3}>{question}</AccordionTrigger>
          <AccordionContent>
            <p>{answer}</p>
          </AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  </PageSection>
)
