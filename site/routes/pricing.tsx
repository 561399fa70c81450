import { createFileRoute } from '@tanstack/react-router'
import { plans } from '../content/plans'
import { page } from '../seo/head'
import { offers } from '../seo/structured-data/offers'
import { StructuredData } from '../seo/structured-data/structured-data'
import { CallToActionSection } from './-marketing/call-to-action'
import { PricingSection } from './-marketing/pricing'

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
