import { createIcon, FeatureCard, FeatureItem, FeatureList, type IconProps } from '@kaksha/design-system'
import { subjectSurface } from '@kaksha/design-system/brand'
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
import { featureCards, featureItems, featuresMore } from '../../../content/features'
import type { IconName } from '../../../content/types'
import { PageSection } from '../page-section'

const icons: Partial<Record<IconName, IconProps['icon']>> = {
  archive: createIcon('archive', Archive),
  'badge-check': createIcon('badge-check', BadgeCheck),
  'book-open': createIcon('book-open', BookOpen),
  'calendar-clock': createIcon('calendar-clock', CalendarClock),
  clock: createIcon('clock', Clock),
  'file-down': createIcon('file-down', FileDown),
  'list-checks': createIcon('list-checks', ListChecks),
  palette: createIcon('palette', Palette),
  'receipt-indian-rupee': createIcon('receipt-indian-rupee', ReceiptIndianRupee),
  search: createIcon('search', Search),
}

/** The part of the features page below its tabs: items with an icon, and coloured cards. */
export function FeaturesMore() {
  return (
    <>
      <PageSection copy={featuresMore.items}>
        <FeatureList className="mt-block">
          {featureItems.map(({ title, description, icon }) => {
            const Icon = icons[icon]
            return (
              <FeatureItem key={title} icon={Icon && <Icon />} title={title}>
                {description}
              </FeatureItem>
            )
          })}
        </FeatureList>
      </PageSection>
      <PageSection copy={featuresMore.cards} surface="tint">
        <ul className="mt-block grid gap-6 sm:grid-cols-2">
          {featureCards.map(({ title, description, icon, colour }) => {
            const Icon = icons[icon]
            return (
              <FeatureCard key={title} title={title} icon={Icon && <Icon />} surface={subjectSurface[colour]}>
                {description}
              </FeatureCard>
            )
          })}
        </ul>
      </PageSection>
    </>
  )
}
