import { Alert, Link, Text } from '@kaksha/design-system'
import { brand } from '../../content/brand'
import { notes } from '../../content/contact-notes'

/** As the build has it: the same in the markup and in the browser. */
const hasCaptcha = () => Boolean(import.meta.env.VITE_RECAPTCHA_SITE_KEY)

/** The two ways that need no form. */
export const OtherWays = () => (
  <>
    <Link href={`mailto:${brand.email}`}>{brand.email}</Link>, {notes.orWhatsapp}{' '}
    <Link href={brand.whatsappUrl}>{brand.phone}</Link>
  </>
)

/** In a tab of its own: what is typed into the form would be gone with the page. */
const Elsewhere = ({ label, href }: { label: string; href: string }) => (
  // In one piece: its mark alone at the beginning of a line belongs to nothing.
  <Link href={href} external className="whitespace-nowrap">
    {label}
  </Link>
)

const { recaptcha } = notes

/** What becomes of a message, and whose captcha looks at it. */
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

/** A captcha needs a script: without one, how to reach a person. */
export const WithoutScript = () =>
  hasCaptcha() && (
    <noscript className="sm:col-span-2">
      <Alert>
        {notes.needsScript} <OtherWays />.
      </Alert>
    </noscript>
  )
