import { ContactDetail, ContactDetails, createIcon, Text, WhatsAppIcon } from '@kaksha/design-system'
import { CalendarClock, Clock, Mail, MapPin } from 'lucide'
import { brand, mailto } from '../../../content/brand'
import { contact } from '../../../content/contact'

const CalendarClockIcon = createIcon('calendar-clock', CalendarClock)
const ClockIcon = createIcon('clock', Clock)
const MailIcon = createIcon('mail', Mail)
const MapPinIcon = createIcon('map-pin', MapPin)

const { details, demo } = contact

/** Every way to reach the people behind the product. */
export const ContactWays = () => (
  <ContactDetails className="self-start">
    <ContactDetail icon={<MailIcon />} term={details.email} href={mailto()}>
      {brand.email}
    </ContactDetail>
    <ContactDetail icon={<WhatsAppIcon />} term={details.whatsapp} href={brand.whatsappUrl}>
      {brand.phone}
    </ContactDetail>
    <ContactDetail icon={<ClockIcon />} term={details.hours}>
      {brand.hours}
      <Text as="span" size="small" tone="muted" className="block font-normal">
        {details.hoursNote}
      </Text>
    </ContactDetail>
    <ContactDetail icon={<MapPinIcon />} term={details.office}>
      {brand.location}
    </ContactDetail>
    <ContactDetail icon={<CalendarClockIcon />} term={details.demo} href={demo.href}>
      {demo.label}
    </ContactDetail>
  </ContactDetails>
)
