import { createFileRoute } from '@tanstack/react-router'
import { page } from '../seo/head'
import { CallToActionSection } from './-marketing/call-to-action'
import { ServicesSection } from './-marketing/services'

export const Route = createFileRoute('/services')({ ...page('/services'), component: ServicesPage })

function ServicesPage() {
  return (
    <>
      <ServicesSection isPage />
      <CallToActionSection />
    </>
  )
}
