import { createFileRoute } from '@tanstack/react-router'
import { faq } from '../content/faq'
import { page } from '../seo/head'
import { faqPage, StructuredData } from '../seo/structured-data'
import { CallToActionSection, FaqSection } from './-marketing/sections'

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
