import { createFileRoute } from '@tanstack/react-router'
import { page } from '../seo/head'
import { AboutSection } from './-marketing/about'
import { CallToActionSection } from './-marketing/call-to-action'
import { ContactSection } from './-marketing/contact/contact'
import { EveningSection } from './-marketing/evening'
import { FaqSection } from './-marketing/faq'
import { FeaturesSection } from './-marketing/features/features'
import { HeroSection } from './-marketing/hero/hero'
import { PartnersSection } from './-marketing/partners'
import { PricingSection } from './-marketing/pricing'
import { ServicesSection } from './-marketing/services'
import { StatsSection } from './-marketing/stats'

export const Route = createFileRoute('/')({ ...page('/'), component: HomePage })

function HomePage() {
  return (
    <>
      <HeroSection />
      <PartnersSection />
      <AboutSection />
      <StatsSection />
      <FeaturesSection />
      <ServicesSection />
      <EveningSection />
      <PricingSection />
      <FaqSection />
      <CallToActionSection />
      <ContactSection />
    </>
  )
}
