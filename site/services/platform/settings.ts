import { join, resolve } from 'node:path'
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

/** What the environment decides; `.env.example` explains each. */
export type Settings = {
  port: number
  host?: string
  dataDir: string
  databaseUrl?: string
  /** Origin of the public site. */
  siteUrl: string
  production: boolean
  allowSandbox: boolean
  /** How long requests are still taken after SIGTERM, so that a load balancer can notice. */
  drainMs: number
  /** Without it, sign-in is a sandbox. */
  firebase?: FirebaseSettings
  /** Without it, the checkout is a sandbox. */
  razorpay?: RazorpaySettings
  /** Without it, messages wait in the inbox. */
  mail?: MailSettings
}

type Environment = Record<string, string | undefined>

function number(env: Environment, name: string, otherwise: number, max: number): number {
  const value = Number(env[name] || otherwise)
  if (Number.isInteger(value) && value >= 0 && value <= max) return value
  throw new StartError(`${name} is '${env[name]}': set it to a whole number from 0 to ${max}.`)
}

function origin(env: Environment): string {
  const value = env.SITE_URL || 'https://kaksha.example'
  // 'localhost:3000' is an address of the kind 'localhost:', whose origin is 'null': that of every sandboxed frame.
  if (/^https?:\/\//i.test(value) && URL.canParse(value)) return new URL(value).origin
  throw new StartError(`SITE_URL is '${value}': set it to a whole address such as https://kaksha.example.`)
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

export function readSettings(env: Environment): Settings {
  return {
    port: number(env, 'PORT', 3000, 65_535),
    host: env.HOST || undefined,
    dataDir: env.DATA_DIR ? resolve(env.DATA_DIR) : join(repositoryFolder, '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    siteUrl: origin(env),
    production: env.NODE_ENV === 'production',
    allowSandbox: env.ALLOW_SANDBOX === '1',
    drainMs: number(env, 'DRAIN_MS', 500, 60_000),
    firebase: firebase(env),
    razorpay: razorpay(env),
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
