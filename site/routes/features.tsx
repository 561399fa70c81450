import { FeatureCard, FeatureItem, FeatureList } from '@kaksha/design-system'
import { subjectSurface } from '@kaksha/design-system/brand'
import { createFileRoute } from '@tanstack/react-router'
import {
  Archive,
  BadgeCheck,
  BookOpen,
  CalendarClock,
  Clock,
  FileDown,
  ListChecks,
  Palette,
  ReceiptIndianRupee,
  Search,
} from 'lucide'
import { featureCards, featureItems, featuresMore } from '../content/features'
import { page } from '../seo/head'
import { iconsOf } from './-marketing/icons'
import { PageSection } from './-marketing/page-section'
import { CallToActionSection, FeaturesSection } from './-marketing/sections'

export const Route = createFileRoute('/features')({ ...page('/features'), component: FeaturesPage })

const icons = iconsOf({
  Archive,
  BadgeCheck,
  BookOpen,
  CalendarClock,
  Clock,
  FileDown,
  ListChecks,
  Palette,
  ReceiptIndianRupee,
  Search,
})

function FeaturesPage() {
  return (
    <>
      <FeaturesSection isPage />
      <PageSection copy={featuresMore.items}>
        <FeatureList className="mt-block">
          {featureItems.map(({ title, description, icon }) => (
            <FeatureItem key={title} icon={icons[icon]} title={title}>
              {description}
            </FeatureItem>
          ))}
        </FeatureList>
      </PageSection>
      <PageSection copy={featuresMore.cards} surface="tint">
        <ul className="mt-block grid gap-6 sm:grid-cols-2">
          {featureCards.map(({ title, description, icon, colour }) => (
            <FeatureCard key={title} title={title} icon={icons[icon]} surface={subjectSurface[colour]}>
              {description}
            </FeatureCard>
          ))}
        </ul>
      </PageSection>
      <CallToActionSection />
    </>
  )
}
