import { createFileRoute } from '@tanstack/react-router'
import { faq } from '../content/faq'
import { page } from '../seo/head'
import { faqPage } from '../seo/structured-data/faq-page'
import { StructuredData } from '../seo/structured-data/structured-data'
import { CallToActionSection } from './-marketing/call-to-action'
import { FaqSection } from './-marketing/faq'

export const Route = createFileRoute('/faq')({ ...page('/faq'), component: FaqPage })

function FaqPage() {
  return (
    <>
      <FaqSection isPage />
      <CallToActionSection />
      <StructuredData of={faqPage(faq)} />
    </>
  )
}
