import { createFileRoute } from '@tanstack/react-router'
import { page } from '../seo/head'
import { HeroSection } from './-sections/hero/hero'
import { defineLazySection, LazySection } from './-sections/lazy-section/lazy-section'

/** The sections below the first screen, in the order of the page. */
const sections = [
  defineLazySection('partners', async () => (await import('./-sections/partners')).PartnersSection),
  defineLazySection('about', async () => (await import('./-sections/about')).AboutSection),
  // Apart from the placeholders of logos, which would make the figures look like samples.
  defineLazySection('stats', async () => (await import('./-sections/stats')).StatsSection),
  defineLazySection('features', async () => (await import('./-sections/features/features')).FeaturesSection),
  defineLazySection('services', async () => (await import('./-sections/services')).ServicesSection),
  defineLazySection('pricing', async () => (await import('./-sections/pricing')).PricingSection),
  defineLazySection('faq', async () => (await import('./-sections/faq')).FaqSection),
  defineLazySection('bell', async () => (await import('./-sections/call-to-action')).CallToActionSection),
  defineLazySection('contact', async () => (await import('./-sections/contact/contact')).ContactSection),
]

export const Route = createFileRoute('/')({ ...page('/'), component: HomePage })

function HomePage() {
  return (
    <>
      <HeroSection />
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <LazySection key={index} section={section} />
      ))}
    </>
  )
}
