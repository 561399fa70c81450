import { CalendarClock, Clock, Mail, MapPin, MessageCircle } from 'lucide-react'
import { ContactDetail, ContactDetails } from './contact-details.tsx'

export default { title: 'Patterns / ContactDetails' }

export const Default = () => (
  <ContactDetails style={{ maxWidth: '24rem' }}>
    <ContactDetail icon={<Mail />} term="Email" href="mailto:hello@school.example">
      hello@school.example
    </ContactDetail>
    <ContactDetail icon={<MessageCircle />} term="WhatsApp" href="https://wa.me/910000000000">
      +91 00000 00000
    </ContactDetail>
    <ContactDetail icon={<Clock />} term="Hours">
      9 AM to 6 PM IST
    </ContactDetail>
    <ContactDetail icon={<MapPin />} term="Office">
      Kolkata, India
    </ContactDetail>
    <ContactDetail icon={<CalendarClock />} term="Rather talk?" href="#demo">
      Book a free 30-minute demo
    </ContactDetail>
  </ContactDetails>
)

export const LongAddress = () => (
  <ContactDetails style={{ maxWidth: '16rem' }}>
    <ContactDetail
      icon={<Mail />}
      term="Email"
      href="mailto:admissions.office@saraswati-vidya-mandir.example"
    >
      admissions.office@saraswati-vidya-mandir.example
    </ContactDetail>
  </ContactDetails>
)
