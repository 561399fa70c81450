import { createFileRoute } from '@tanstack/react-router'
import { page } from '../seo/head'
import { HeroSection } from './-marketing/hero/hero'
import { defineLazySection, LazySection } from './-marketing/lazy-section/lazy-section'

/** The sections below the first screen, in the order of the page. */
const sections = [
  defineLazySection('partners', async () => (await import('./-marketing/partners')).PartnersSection),
  defineLazySection('about', async () => (await import('./-marketing/about')).AboutSection),
  // Apart from the placeholders of logos, which would make the figures look like samples.
  defineLazySection('stats', async () => (await import('./-marketing/stats')).StatsSection),
  defineLazySection('features', async () => (await import('./-marketing/features/features')).FeaturesSection),
  defineLazySection('services', async () => (await import('./-marketing/services')).ServicesSection),
  defineLazySection('pricing', async () => (await import('./-marketing/pricing')).PricingSection),
  defineLazySection('faq', async () => (await import('./-marketing/faq')).FaqSection),
  defineLazySection('bell', async () => (await import('./-marketing/call-to-action')).CallToActionSection),
  defineLazySection('contact', async () => (await import('./-marketing/contact/contact')).ContactSection),
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
