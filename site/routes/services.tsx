import { createFileRoute } from '@tanstack/react-router'
import { page } from '../seo/head'
import { CallToActionSection, ServicesSection } from './-marketing/sections'

export const Route = createFileRoute('/services')({ ...page('/services'), component: ServicesPage })

function ServicesPage() {
  return (
    <>
      <ServicesSection isPage />
      <CallToActionSection />
    </>
  )
}
