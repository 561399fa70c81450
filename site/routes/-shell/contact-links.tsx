import { Link } from '@kaksha/design-system'
import { brand, mailto, orWhatsapp } from '../../content/brand'

interface ContactLinksProps {
  /** Of the e-mail. */
  subject?: string
  /** Opens WhatsApp in a new tab. */
  external?: boolean
}

/** The e-mail address and the WhatsApp number, in a sentence. */
export const ContactLinks = ({ subject, external = false }: ContactLinksProps) => (
  <>
    <Link href={mailto(subject)}>{brand.email}</Link>, {orWhatsapp}{' '}
    <Link href={brand.whatsappUrl} external={external} className="whitespace-nowrap">
      {brand.phone}
    </Link>
  </>
)
