import { ContactDetail, ContactDetails, Text, WhatsAppIcon } from '@kaksha/design-system'
import { CalendarClock, Clock, Mail, MapPin } from 'lucide'
import { contactDraftKey, selectionKey } from '../../../browser/storage'
import { brand, mailto } from '../../../content/brand'
import { contact } from '../../../content/contact'
import { sections } from '../../../content/sections'
import { Island } from '../../-shell/island'
import { iconsOf } from '../icons'
import { PageSection } from '../page-section'
import ContactForm from './contact-form.island'

const icons = iconsOf({ CalendarClock, Clock, Mail, MapPin })

const { details, demo } = contact

/** Every way to reach the people behind the product. */
export const ContactWays = () => (
  <ContactDetails className="self-start">
    <ContactDetail icon={icons.Mail} term={details.email} href={mailto()}>
      {brand.email}
    </ContactDetail>
    <ContactDetail icon={<WhatsAppIcon />} term={details.whatsapp} href={brand.whatsappUrl}>
      {brand.phone}
    </ContactDetail>
    <ContactDetail icon={icons.Clock} term={details.hours}>
      {brand.hours}
      <Text as="span" size="small" tone="muted" className="block font-normal">
        {details.hoursNote}
      </Text>
    </ContactDetail>
    <ContactDetail icon={icons.MapPin} term={details.office}>
      {brand.location}
    </ContactDetail>
    <ContactDetail icon={icons.CalendarClock} term={details.demo} href={demo.href}>
      {demo.label}
    </ContactDetail>
  </ContactDetails>
)

/** The contact form beside every other way to get in touch: on the home page, and as a separate page. */
export function ContactSection({ isPage = false }: { isPage?: boolean }) {
  return (
    <PageSection copy={sections.contact} isPage={isPage}>
      <div className="mt-block grid gap-8 md:gap-16 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:gap-24">
        <Island name="contact-form" of={ContactForm} hydrateWhen={`${selectionKey} ${contactDraftKey}`} />
        <ContactWays />
      </div>
    </PageSection>
  )
}
