import { createFileRoute } from '@tanstack/react-router'
import { page } from '../seo/head'
import { Later, lateSection } from './-later'
import { HeroSection } from './-sections/hero'

/** The sections below the first screen, in the order of the page. */
const sections = [
  lateSection('partners', async () => (await import('./-sections/partners')).PartnersSection),
  lateSection('stats', async () => (await import('./-sections/stats')).StatsSection),
  lateSection('about', async () => (await import('./-sections/about')).AboutSection),
  lateSection('features', async () => (await import('./-sections/features')).FeaturesSection),
  lateSection('services', async () => (await import('./-sections/services')).ServicesSection),
  lateSection('pricing', async () => (await import('./-sections/pricing')).PricingSection),
  lateSection('faq', async () => (await import('./-sections/faq')).FaqSection),
  lateSection('bell', async () => (await import('./-sections/call-to-action')).CallToActionSection),
  lateSection('contact', async () => (await import('./-sections/contact')).ContactSection),
]

export const Route = createFileRoute('/')({ ...page('/'), component: HomePage })

function HomePage() {
  return (
    <>
      <HeroSection />
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Later key={index} section={section} />
      ))}
    </>
  )
}
