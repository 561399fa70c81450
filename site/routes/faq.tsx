import { createFileRoute } from '@tanstack/react-router'
import { page } from '../seo/head'
import { CallToActionSection } from './-sections/call-to-action'
import { FaqSection } from './-sections/faq'

export const Route = createFileRoute('/faq')({ ...page('/faq'), component: FaqPage })

function FaqPage() {
  return (
    <>
      <FaqSection isPage />
      <CallToActionSection />
    </>
  )
}
