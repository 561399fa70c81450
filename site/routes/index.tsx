import { createFileRoute } from '@tanstack/react-router'
import { page } from '../seo/head'
import { AboutSection } from './-sections/about'
import { CallToActionSection } from './-sections/call-to-action'
import { ContactSection } from './-sections/contact'
import { FaqSection } from './-sections/faq'
import { FeaturesSection } from './-sections/features'
import { HeroSection } from './-sections/hero'
import { PartnersSection } from './-sections/partners'
import { PricingSection } from './-sections/pricing'
import { ServicesSection } from './-sections/services'
import { StatsSection } from './-sections/stats'

export const Route = createFileRoute('/')({ ...page('/'), component: HomePage })

function HomePage() {
  return (
    <>
      <HeroSection />
      <PartnersSection />
      <StatsSection />
      <AboutSection />
      <FeaturesSection />
      <ServicesSection />
      <PricingSection />
      <FaqSection />
      <CallToActionSection />
      <ContactSection />
    </>
  )
}
