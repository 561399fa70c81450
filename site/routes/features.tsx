import { createFileRoute } from '@tanstack/react-router'
import { page } from '../seo/head'
import { CallToActionSection } from './-sections/call-to-action'
import { FeaturesSection } from './-sections/features/features'
import { FeaturesMore } from './-sections/features/features-more'

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
