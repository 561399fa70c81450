import { createFileRoute } from '@tanstack/react-router'
import { page } from '../seo/head'
import { CallToActionSection } from './-marketing/call-to-action'
import { FeaturesSection } from './-marketing/features/features'
import { FeaturesMore } from './-marketing/features/features-more'

export const Route = createFileRoute('/features')({ ...page('/features'), component: FeaturesPage })

function FeaturesPage() {
  return (
    <>
      <FeaturesSection isPage />
      <FeaturesMore />
      <CallToActionSection />
    </>
  )
}
