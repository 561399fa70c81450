import { createFileRoute } from '@tanstack/react-router'
import { page } from '../seo/head'
import { Fold } from './-fold'
import { Later, lateSection } from './-later'
import { HeroSection } from './-sections/hero'

const still = { still: true }
/** Below the first screen, in the order of the page. */
const sections = [
  lateSection('partners', async () => (await import('./-sections/partners')).PartnersSection),
  lateSection('stats', async () => (await import('./-sections/stats')).StatsSection, still),
  lateSection('about', async () => (await import('./-sections/about')).AboutSection, still),
  lateSection('features', async () => (await import('./-sections/features')).FeaturesSection),
  lateSection('services', async () => (await import('./-sections/services')).ServicesSection, still),
  lateSection('pricing', async () => (await import('./-sections/pricing')).PricingSection),
  lateSection('faq', async () => (await import('./-sections/faq')).FaqSection),
  lateSection('bell', async () => (await import('./-sections/call-to-action')).CallToActionSection, still),
  lateSection('contact', async () => (await import('./-sections/contact')).ContactSection),
]

export const Route = createFileRoute('/')({ ...page('/'), component: HomePage })

function HomePage() {
  return (
    <>
      <HeroSection />
      <Fold />
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Later key={index} section={section} />
      ))}
    </>
  )
}
