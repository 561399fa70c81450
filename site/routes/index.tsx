import { createFileRoute } from '@tanstack/react-router'
import { page } from '../seo/head'
import { ContactSection } from './-marketing/contact/contact'
import { EveningSection } from './-marketing/evening'
import { PricingSection } from './-marketing/pricing'
import {
  AboutSection,
  CallToActionSection,
  FaqSection,
  FeaturesSection,
  HeroSection,
  PartnersSection,
  ServicesSection,
  StatsSection,
} from './-marketing/sections'

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
