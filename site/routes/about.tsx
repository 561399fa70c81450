import { createFileRoute } from '@tanstack/react-router'
import { page } from '../seo/head'
import { AboutSection } from './-sections/about'
import { AboutMore } from './-sections/about-more'

export const Route = createFileRoute('/about')({ ...page('/about'), component: AboutPage })

function AboutPage() {
  return (
    <>
      <AboutSection isPage />
      <AboutMore />
    </>
  )
}
