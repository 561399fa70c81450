import { Alert, Link, Text } from '@kaksha/design-system'
import { brand } from '../../../content/brand'
import { notes } from '../../../content/contact/contact-notes'

/** Fixed at build time, so the markup and the browser agree. */
const hasCaptcha = () => Boolean(import.meta.env.VITE_RECAPTCHA_SITE_KEY)

/** The two ways to get in touch without the form. */
export const OtherWays = () => (
  <>
    <Link href={`mailto:${brand.email}`}>{brand.email}</Link>, {notes.orWhatsapp}{' '}
    <Link href={brand.whatsappUrl} className="whitespace-nowrap">
      {brand.phone}
    </Link>
  </>
)

/** Opens in a new tab: leaving the page would discard the text typed into the form. */
const Elsewhere = ({ label, href }: { label: string; href: string }) => (
  // Without line breaks, so that the icon for external links never stands alone at the beginning of a line.
  <Link href={href} external className="whitespace-nowrap">
    {label}
  </Link>
)

const { recaptcha } = notes

/** How long a message is kept, and which captcha checks it. */
export const ContactNotes = () => (
  <Text size="small" tone="muted">
    {notes.kept} <Elsewhere {...notes.privacy} />
    <br />
    {hasCaptcha() ? (
      <>
        {recaptcha.before} <Elsewhere {...recaptcha.policy} /> {recaptcha.between}{' '}
        <Elsewhere {...recaptcha.terms} /> {recaptcha.after}
      </>
    ) : (
      notes.sandboxCaptcha
    )}
  </Text>
)

/** The captcha needs JavaScript: without it, how to reach a person. */
export const WithoutScript = () =>
  hasCaptcha() && (
    <noscript className="col-span-full">
      <Alert>
        {notes.needsScript} <OtherWays />.
      </Alert>
    </noscript>
  )
