import { join, resolve } from 'node:path'
import { type LogLevel, logLevels } from './log-level'
import { repositoryFolder } from './paths'
import { type MailSettings, mailSettings } from './settings-mail'
import { StartError } from './start-error'

export type FirebaseSettings = {
  projectId: string
  /** Takes what the Auth emulator hands out, which nobody has signed. */
  emulator: boolean
}

/** An account with Razorpay. https://razorpay.com/docs/payments/dashboard/account-settings/api-keys/ */
export type RazorpaySettings = {
  keyId: string
  keySecret: string
  /** Signs what Razorpay sends of its own accord. */
  webhookSecret: string
  /** Where a double of Razorpay listens on this machine. */
  apiBase?: string
}

/** A site of invisible reCAPTCHA v2. https://developers.google.com/recaptcha/docs/invisible */
export type RecaptchaSettings = {
  secretKey: string
  /** Where a token may have been made: names of hosts in small letters, without ports. */
  hostnames: readonly string[]
}

/** What the environment decides; `.env.example` explains each. */
export type Settings = {
  port: number
  host?: string
  dataDir: string
  databaseUrl?: string
  /** Connections at most, of this server. */
  databasePool: number
  /** How long a statement may take, in milliseconds. */
  databaseTimeoutMs: number
  /** Origin of the public site. */
  siteUrl: string
  production: boolean
  allowSandbox: boolean
  /**
   * How many proxies of ours, which speak TLS, a request comes through; they are trusted to say who asks, and how. 0: none,
   * and what such headers say counts for nothing.
   */
  trustProxy: number
  /** Asks browsers to know before the first visit that the site is served over TLS alone. */
  hstsPreload: boolean
  /** How long requests are still taken after SIGTERM, so that a load balancer can notice. */
  drainMs: number
  logLevel: LogLevel
  /** Whoever has it may read /metrics from anywhere. */
  metricsToken?: string
  /** Without it, sign-in is a sandbox. */
  firebase?: FirebaseSettings
  /** Without it, the checkout is a sandbox. */
  razorpay?: RazorpaySettings
  /** Without it, the captcha is a sandbox. */
  recaptcha?: RecaptchaSettings
  /** Without it, messages wait in the inbox. */
  mail?: MailSettings
}

type Environment = Record<string, string | undefined>

function number(env: Environment, name: string, otherwise: number, max: number, min = 0): number {
  const value = Number(env[name] || otherwise)
  if (Number.isInteger(value) && value >= min && value <= max) return value
  throw new StartError(`${name} is '${env[name]}': set it to a whole number from ${min} to ${max}.`)
}

function origin(env: Environment): string {
  const value = env.SITE_URL || 'https://kaksha.example'
  // 'localhost:3000' is an address of the kind 'localhost:', whose origin is 'null': that of every sandboxed frame.
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value))
    throw new StartError(`SITE_URL is '${value}': set it to a whole address such as https://kaksha.example.`)
  const { origin, href } = new URL(value)
  // Links and files of a page begin at the root of its address.
  if (href !== `${origin}/`)
    throw new StartError(
      `SITE_URL is '${value}': the site has an address to itself. Leave out what follows ${origin}.`,
    )
  return origin
}

/** Who comes without TLS is sent to SITE_URL: a made-up one would lead everybody away. */
function trustProxy(env: Environment): number {
  const hops = number(env, 'TRUST_PROXY', 0, 8)
  if (hops > 0 && !env.SITE_URL?.toLowerCase().startsWith('https://'))
    throw new StartError(
      'TRUST_PROXY says that a proxy speaks TLS: set SITE_URL to the public address, beginning with https://.',
    )
  return hops
}

/** https://firebase.google.com/docs/projects/learn-more#project-id; an old one may have a domain before it. */
const projectPattern = /^([a-z0-9.-]+:)?[a-z][a-z0-9-]{4,28}[a-z0-9]$/

function firebase(env: Environment): FirebaseSettings | undefined {
  const name = env.FIREBASE_PROJECT_ID ? 'FIREBASE_PROJECT_ID' : 'VITE_FIREBASE_PROJECT_ID'
  const projectId = env[name]
  const emulator = Boolean(env.FIREBASE_AUTH_EMULATOR_HOST)
  if (emulator && env.NODE_ENV === 'production')
    throw new StartError(
      'FIREBASE_AUTH_EMULATOR_HOST lets anybody in as anybody: unset it where NODE_ENV is production.',
    )
  if (!projectId && (emulator || env.VITE_FIREBASE_API_KEY))
    throw new StartError(
      'Sign-in with Firebase needs FIREBASE_PROJECT_ID: without it no token can be checked.',
    )
  if (!projectId) return undefined
  if (!projectPattern.test(projectId))
    throw new StartError(
      `${name} is '${projectId}': set it to the ID of your Firebase project, such as kaksha-1a2b3.`,
    )
  return { projectId, emulator }
}

const razorpayNames = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const

/** All or nothing: with keys but without the webhook's secret, a payment whose browser died would wait for long. */
function razorpay(env: Environment): RazorpaySettings | undefined {
  const [keyId, keySecret, webhookSecret] = razorpayNames.map((name) => env[name] || undefined)
  if (keyId && keySecret && webhookSecret)
    return { keyId, keySecret, webhookSecret, apiBase: loopback(env, 'RAZORPAY_API_BASE') }
  const missing = razorpayNames.filter((name) => !env[name])
  if (missing.length === razorpayNames.length) return undefined
  throw new StartError(`The checkout needs ${missing.join(' and ')} too: set all three, or none.`)
}

const recaptchaNames = ['VITE_RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'] as const
const hostPattern = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/

/** Both or none: pages with a captcha would be refused by a server without one, and pages without by one with. */
function recaptcha(env: Environment): RecaptchaSettings | undefined {
  const [siteKey, secretKey] = recaptchaNames.map((name) => env[name] || undefined)
  if (!siteKey && !secretKey) return undefined
  if (!siteKey || !secretKey)
    throw new StartError(
      `The captcha needs ${recaptchaNames.find((name) => !env[name])} too: set both, or none.`,
    )
  const listed = (env.RECAPTCHA_HOSTNAMES || new URL(origin(env)).hostname).toLowerCase()
  const hostnames = listed.split(',').map((name) => name.trim())
  if (hostnames.every((name) => hostPattern.test(name))) return { secretKey, hostnames }
  throw new StartError(
    `RECAPTCHA_HOSTNAMES is '${env.RECAPTCHA_HOSTNAMES}': set it to names of hosts such as kaksha.example, with commas between them.`,
  )
}

/** Passwords go there. */
function loopback(env: Environment, name: string): string | undefined {
  const value = env[name]
  if (!value) return undefined
  const host = URL.canParse(value) && new URL(value).hostname
  if (host === 'localhost' || host === '127.0.0.1' || host === '[::1]') return new URL(value).origin
  throw new StartError(
    `${name} is '${value}': only an address of this machine may stand in for the provider.`,
  )
}

/** Who starts it on a desk reads its own lines; who runs it for others wants one for each request. */
function logLevel(env: Environment): LogLevel {
  const value = env.LOG_LEVEL || (env.NODE_ENV === 'production' ? 'info' : 'warn')
  const known = logLevels.find((level) => level === value)
  if (known) return known
  throw new StartError(`LOG_LEVEL is '${value}': set it to ${logLevels.join(', ')}.`)
}

const tokenMin = 20

function metricsToken(env: Environment): string | undefined {
  const token = env.METRICS_TOKEN || undefined
  if (!token || (token.length >= tokenMin && /^[\w.~+/=-]+$/.test(token))) return token
  throw new StartError(
    `METRICS_TOKEN can be guessed or cannot be sent: set it to at least ${tokenMin} letters and digits, for example from openssl rand -hex 20.`,
  )
}

export function readSettings(env: Environment): Settings {
  return {
    port: number(env, 'PORT', 3000, 65_535),
    host: env.HOST || undefined,
    dataDir: env.DATA_DIR ? resolve(env.DATA_DIR) : join(repositoryFolder, '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    databasePool: number(env, 'DATABASE_POOL', 10, 1000, 1),
    databaseTimeoutMs: number(env, 'DATABASE_TIMEOUT_MS', 15_000, 600_000, 100),
    siteUrl: origin(env),
    production: env.NODE_ENV === 'production',
    allowSandbox: env.ALLOW_SANDBOX === '1',
    trustProxy: trustProxy(env),
    hstsPreload: env.HSTS_PRELOAD === '1',
    drainMs: number(env, 'DRAIN_MS', 500, 60_000),
    logLevel: logLevel(env),
    metricsToken: metricsToken(env),
    firebase: firebase(env),
    razorpay: razorpay(env),
    recaptcha: recaptcha(env),
    mail: mailSettings(env),
  }
}

/** A sandbox lets anybody in: with NODE_ENV=production it is served only to those who asked for it. */
export function refuseSandboxes({ production, allowSandbox }: Settings, sandboxes: string[]): void {
  if (production && !allowSandbox && sandboxes.length > 0)
    throw new StartError(
      `NODE_ENV is production, but ${sandboxes.join(' and ')} would run in a sandbox: set ALLOW_SANDBOX=1 to serve it all the same.`,
    )
}
