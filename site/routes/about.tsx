import { createFileRoute } from '@tanstack/react-router'
import { page } from '../seo/head'
import { AboutSection } from './-marketing/about'
import { AboutMore } from './-marketing/about-more'

export const Route = createFileRoute('/about')({ ...page('/about'), component: AboutPage })

function AboutPage() {
  return (
    <>
      <AboutSection isPage />
      <AboutMore />
    </>
  )
}
