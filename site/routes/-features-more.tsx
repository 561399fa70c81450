import { ServiceItem, ServiceList, Sheet } from '@kaksha/design-system'
import { cva } from 'class-variance-authority'
import {
  Archive,
  BadgeCheck,
  BookOpen,
  CalendarClock,
  Clock,
  FileDown,
  ListChecks,
  type LucideIcon,
  Palette,
  ReceiptIndianRupee,
  Search,
} from 'lucide-react'
import { featureCards, featureItems, featuresMore } from '../content/features'
import type { IconName, ServiceBlock } from '../content/types'

const icons: Partial<Record<IconName, LucideIcon>> = {
  archive: Archive,
  'badge-check': BadgeCheck,
  'book-open': BookOpen,
  'calendar-clock': CalendarClock,
  clock: Clock,
  'file-down': FileDown,
  'list-checks': ListChecks,
  palette: Palette,
  'receipt-indian-rupee': ReceiptIndianRupee,
  search: Search,
}

/** What the features page shows below its tabs: items with an icon, and coloured cards. */
export function FeaturesMore() {
  return (
    <>
      <Sheet headingId="items-heading" ruled>
        <h2 id="items-heading" className="max-w-[18ch] text-h1">
          {featuresMore.items}
        </h2>
        <ServiceList className="mt-block">
          {featureItems.map(({ title, description, icon }) => {
            const Icon = icons[icon]
            return (
              <ServiceItem key={title} icon={Icon && <Icon />} title={title}>
                {description}
              </ServiceItem>
            )
          })}
        </ServiceList>
      </Sheet>
      <Sheet surface="tint" headingId="cards-heading" ruled>
        <h2 id="cards-heading" className="max-w-[18ch] text-h1">
          {featuresMore.cards}
        </h2>
        <ul className="mt-block grid gap-6 sm:grid-cols-2">
          {featureCards.map((card) => (
            <Card key={card.title} {...card} />
          ))}
        </ul>
      </Sheet>
    </>
  )
}

/** A flat wash under an ink edge. The colour tells cards apart and means nothing by itself. */
const wash = cva('border-ink border-t-2 p-6 forced-colors:border-2', {
  variants: {
    colour: { marigold: 'bg-accent-wash', river: 'bg-info-wash', leaf: 'bg-ok-wash', terra: 'bg-error-wash' },
  },
})

function Card({ title, description, icon, colour }: ServiceBlock) {
  const Icon = icons[icon]
  return (
    <li className={wash({ colour })}>
      <h3 className="flex items-center gap-3 text-h3">
        {Icon && <Icon aria-hidden="true" className="size-7" />}
        {title}
      </h3>
      <p className="mt-2">{description}</p>
    </li>
  )
}
