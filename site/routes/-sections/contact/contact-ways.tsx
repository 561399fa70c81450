import { ContactDetail, ContactDetails, WhatsAppIcon } from '@kaksha/design-system'
import { CalendarClock, Clock, Mail, MapPin } from 'lucide-react'
import { brand } from '../../../content/brand'
import { contact } from '../../../content/home'

const { details, demo } = contact

/** Every way to reach the people behind the product. */
export const ContactWays = () => (
  <ContactDetails className="self-start">
    <ContactDetail icon={<Mail />} term={details.email} href={`mailto:${brand.email}`}>
      {brand.email}
    </ContactDetail>
    <ContactDetail icon={<WhatsAppIcon />} term={details.whatsapp} href={brand.whatsappUrl}>
      {brand.phone}
    </ContactDetail>
    <ContactDetail icon={<Clock />} term={details.hours}>
      {brand.hours}
    </ContactDetail>
    <ContactDetail icon={<MapPin />} term={details.office}>
      {brand.location}
    </ContactDetail>
    <ContactDetail icon={<CalendarClock />} term={details.demo} href={demo.href}>
      {demo.label}
    </ContactDetail>
  </ContactDetails>
)
