import { Link, ServiceItem, ServiceList } from '@kaksha/design-system'
import { createFileRoute } from '@tanstack/react-router'
import { CalendarClock, ListChecks, ReceiptIndianRupee, Search } from 'lucide'
import { contactMore } from '../content/contact'
import { page } from '../seo/head'
import { ContactSection } from './-marketing/contact/contact'
import { iconsOf } from './-marketing/icons'
import { PageSection } from './-marketing/page-section'

export const Route = createFileRoute('/contact')({ ...page('/contact'), component: ContactPage })

const icons = iconsOf({ CalendarClock, ListChecks, ReceiptIndianRupee, Search })

function ContactPage() {
  return (
    <>
      <ContactSection isPage />
      <PageSection copy={contactMore} surface="tint">
        <ServiceList className="mt-block">
          {contactMore.shortcuts.map(({ icon, title, body, link }) => (
            <ServiceItem key={title} icon={icons[icon]} title={title}>
              {body} <Link href={link.href}>{link.label}</Link>
            </ServiceItem>
          ))}
        </ServiceList>
      </PageSection>
    </>
  )
}
