import { type ButtonProps, buttonVariants, createIcon, Link } from '@kaksha/design-system'
import { ArrowRight } from 'lucide'
import { brand, mailto, orWhatsapp } from '../../content/brand'
import { accountLink } from '../../content/navigation'
import type { ContentLink } from '../../content/types'

const ArrowRightIcon = createIcon('arrow-right', ArrowRight)

interface ButtonLinkProps extends Pick<ContentLink, 'href' | 'label'>, Pick<ButtonProps, 'variant'> {
  arrow?: boolean
}

/** A link of the content that looks like a button. */
export const ButtonLink = ({ href, label, variant, arrow }: ButtonLinkProps) => (
  <a href={href} className={buttonVariants({ variant })}>
    {label}
    {arrow && <ArrowRightIcon data-nudge="" />}
  </a>
)

/** The main action of the home page: Start Free, or for a customer the account. */
export const StartLink = (link: Pick<ContentLink, 'href' | 'label'>) => (
  <>
    <span className="contents in-data-[account=customer]:hidden">
      <ButtonLink {...link} variant="primary" arrow />
    </span>
    <span className="hidden in-data-[account=customer]:contents">
      <ButtonLink href={accountLink.href} label={accountLink.label} variant="primary" arrow />
    </span>
  </>
)

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
