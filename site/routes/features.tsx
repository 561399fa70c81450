import { createFileRoute } from '@tanstack/react-router'
import { page } from '../seo/head'
import { FeaturesMore } from './-features-more'
import { CallToActionSection } from './-sections/call-to-action'
import { FeaturesSection } from './-sections/features'

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
