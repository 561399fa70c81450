import { createFileRoute } from '@tanstack/react-router'
import { page } from '../seo/head'
import { CallToActionSection } from './-sections/call-to-action'
import { PricingSection } from './-sections/pricing'

export const Route = createFileRoute('/pricing')({ ...page('/pricing'), component: PricingPage })

function PricingPage() {
  return (
    <>
      <PricingSection isPage />
      <CallToActionSection />
    </>
  )
}
