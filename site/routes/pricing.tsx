import { createFileRoute } from '@tanstack/react-router'
import { plans } from '../content/plans'
import { page } from '../seo/head'
import { offers, StructuredData } from '../seo/structured-data'
import { PricingSection } from './-marketing/pricing'
import { CallToActionSection } from './-marketing/sections'

export const Route = createFileRoute('/pricing')({ ...page('/pricing'), component: PricingPage })

function PricingPage() {
  return (
    <>
      <PricingSection isPage />
      <CallToActionSection />
      <StructuredData of={offers(plans)} />
    </>
  )
}
