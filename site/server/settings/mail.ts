/** E-mail delivery settings. SMTP_URL contains a password, so no part of it is ever printed. */
import { brand } from '../../content/brand'
import { StartError } from '../runtime/errors'
import { loopback } from './variables'

export type MailSettings = {
  host: string
  port: number
  /** TLS from the first byte (`smtps:`). */
  secure: boolean
  auth?: { user: string; pass: string }
  /** STARTTLS, where `secure` is off: required before any e-mail, used where offered, or never used. */
  startTls: 'required' | 'offered' | 'never'
  /** The sender address; the visitor's is in Reply-To. */
  from: string
  to: string
}

type Environment = Partial<Record<'SMTP_URL' | 'MAIL_FROM' | 'MAIL_TO' | 'NODE_ENV', string>>

const form = 'set it to an address such as smtp://user:password@mail.example:587'

/** Submission (RFC 6409), and submission within TLS (RFC 8314). */
const ports: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 }

export function mailSettings(env: Environment): MailSettings | undefined {
  const value = env.SMTP_URL
  if (!value) return undefined
  const url = URL.canParse(value) ? new URL(value) : null
  const port = url && ports[url.protocol]
  const host = url?.hostname.replace(/^\[|\]$/g, '')
  if (!url || !port || !host)
    throw new StartError(`SMTP_URL is no address of a mail server: ${form}, or smtps:// with port 465.`)
  if (url.search || url.hash || !/^\/?$/.test(url.pathname))
    throw new StartError(
      `SMTP_URL has something after the host and the port: ${form}, and write a sign such as # or / of a password as %23 or %2F.`,
    )
  const user = decoded(url.username)
  const pass = decoded(url.password)
  if (Boolean(user) !== Boolean(pass))
    throw new StartError(`SMTP_URL has only one of user and password: ${form}, or leave both out.`)
  const production = env.NODE_ENV === 'production'
  return {
    host,
    port: Number(url.port || port),
    secure: url.protocol === 'smtps:',
    ...(user && { auth: { user, pass } }),
    // Traffic to this machine cannot be intercepted, and its certificate is rarely signed by an authority.
    startTls: loopback.includes(url.hostname) ? 'never' : production ? 'required' : 'offered',
    from: address(env, 'MAIL_FROM', production),
    to: address(env, 'MAIL_TO', production),
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new StartError('SMTP_URL has a % that stands for nothing: write the sign % itself as %25.')
  }
}

/** One address that every mail server accepts unquoted. */
const plain = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/

function address(env: Environment, name: 'MAIL_FROM' | 'MAIL_TO', production: boolean): string {
  const value = env[name] || brand.email
  if (!plain.test(value))
    throw new StartError(`${name} is '${value}': set it to one e-mail address, such as hello@school.example.`)
  if (production && value.endsWith('.example'))
    throw new StartError(`${name} is '${value}', which cannot receive mail: set it to an address of yours.`)
  return value
}
