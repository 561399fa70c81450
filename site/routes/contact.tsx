import { createIcon, type IconProps, Link, ServiceItem, ServiceList } from '@kaksha/design-system'
import { createFileRoute } from '@tanstack/react-router'
import { CalendarClock, ListChecks, ReceiptIndianRupee, Search } from 'lucide'
import { contactMore } from '../content/contact/contact-more'
import type { IconName } from '../content/types'
import { page } from '../seo/head'
import { ContactSection } from './-sections/contact/contact'
import { PageSection } from './-sections/page-section'

export const Route = createFileRoute('/contact')({ ...page('/contact'), component: ContactPage })

const icons: Partial<Record<IconName, IconProps['icon']>> = {
  'calendar-clock': createIcon('calendar-clock', CalendarClock),
  'list-checks': createIcon('list-checks', ListChecks),
  'receipt-indian-rupee': createIcon('receipt-indian-rupee', ReceiptIndianRupee),
  search: createIcon('search', Search),
}

function ContactPage() {
  return (
    <>
      <ContactSection isPage />
      <PageSection copy={contactMore} surface="tint">
        <ServiceList className="mt-block">
          {contactMore.shortcuts.map(({ icon, title, body, link }) => {
            const Icon = icons[icon]
            return (
              <ServiceItem key={title} icon={Icon && <Icon />} title={title}>
                {body} <Link href={link.href}>{link.label}</Link>
              </ServiceItem>
            )
          })}
        </ServiceList>
      </PageSection>
    </>
  )
}
