/** The server's settings; `.env.example` explains each variable. */
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { logLevels } from '../observability/log'
import { repositoryFolder } from '../runtime/paths'
import { StartError } from '../runtime/start-error'
import { mailSettings } from './mail'

/** Refuses with `NAME is 'value': …`. */
const refusing = (advice: string) => ({
  abort: true,
  error: ({ path, input }: { path?: PropertyKey[]; input?: unknown }) =>
    `${path?.join()} is '${input}': ${advice}.`,
})

const text = z.string()
const optional = text.optional()
const flag = optional.transform((value) => value === '1')

const whole = (otherwise: number, max: number, min = 0) =>
  text
    .default(String(otherwise))
    .refine(
      (value) => Number.isInteger(Number(value)) && Number(value) >= min && Number(value) <= max,
      refusing(`set it to a whole number from ${min} to ${max}`),
    )
    .transform(Number)

/** 'localhost:3000' parses as scheme 'localhost:' with the origin 'null', which every sandboxed frame has. */
const isAddress = (value: string) => /^https?:\/\//i.test(value) && URL.canParse(value)
const originOf = (value: string) => new URL(value).origin
const loopback = ['localhost', '127.0.0.1', '[::1]']
const hostnamesIn = (value: string) => value.split(',').map((name) => name.trim().toLowerCase())

/** https://firebase.google.com/docs/projects/learn-more#project-id; an old one may have a domain before it. */
const projectPattern = /^([a-z0-9.-]+:)?[a-z][a-z0-9-]{4,28}[a-z0-9]$/
const project = text.regex(
  projectPattern,
  refusing('set it to the ID of your Firebase project, such as kaksha-1a2b3'),
)

export const environment = z.object({
  PORT: whole(3000, 65_535),
  HOST: optional,
  DATA_DIR: text.default(join(repositoryFolder, '.data')).transform((path) => resolve(path)),
  DATABASE_URL: optional,
  DATABASE_POOL: whole(10, 1000, 1),
  DATABASE_TIMEOUT_MS: whole(15_000, 600_000, 100),
  SITE_URL: text
    .refine(isAddress, refusing('set it to a whole address such as https://kaksha.example'))
    // Links and files of a page are absolute paths.
    .refine((value) => new URL(value).href === `${originOf(value)}/`, {
      error: ({ input }) =>
        `SITE_URL is '${input}': the site has an address to itself. Leave out what follows ${originOf(String(input))}.`,
    })
    .transform(originOf)
    .optional(),
  NODE_ENV: optional,
  ALLOW_SANDBOX: flag,
  TRUST_PROXY: whole(0, 8),
  HSTS_PRELOAD: flag,
  DRAIN_MS: whole(500, 60_000),
  LOG_LEVEL: z.enum(logLevels, refusing(`set it to ${logLevels.join(', ')}`)).optional(),
  METRICS_TOKEN: text
    .regex(/^[\w.~+/=-]{20,}$/, {
      error:
        'METRICS_TOKEN can be guessed or cannot be sent: set it to at least 20 letters and digits, for example from openssl rand -hex 20.',
    })
    .optional(),
  FIREBASE_PROJECT_ID: project.optional(),
  VITE_FIREBASE_PROJECT_ID: project.optional(),
  VITE_FIREBASE_API_KEY: optional,
  FIREBASE_AUTH_EMULATOR_HOST: optional,
  RAZORPAY_KEY_ID: optional,
  RAZORPAY_KEY_SECRET: optional,
  RAZORPAY_WEBHOOK_SECRET: optional,
  // The server sends the provider's password there.
  RAZORPAY_API_BASE: text
    .refine(
      (value) => URL.canParse(value) && loopback.includes(new URL(value).hostname),
      refusing('only an address of this machine may stand in for the provider'),
    )
    .transform(originOf)
    .optional(),
  VITE_RECAPTCHA_SITE_KEY: optional,
  RECAPTCHA_SECRET_KEY: optional,
  RECAPTCHA_HOSTNAMES: text
    .refine(
      (value) => hostnamesIn(value).every((name) => /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(name)),
      refusing('set it to names of hosts such as kaksha.example, with commas between them'),
    )
    .transform(hostnamesIn)
    .optional(),
  SMTP_URL: optional,
  MAIL_FROM: optional,
  MAIL_TO: optional,
})
type Environment = z.output<typeof environment>

/** Requests without TLS are redirected to SITE_URL: the default one would lead every visitor away. */
function trustProxy({ TRUST_PROXY, SITE_URL }: Environment): number {
  if (TRUST_PROXY === 0 || SITE_URL?.startsWith('https://')) return TRUST_PROXY
  throw new StartError(
    'TRUST_PROXY says that a proxy speaks TLS: set SITE_URL to the public address, beginning with https://.',
  )
}

function firebase(env: Environment) {
  const projectId = env.FIREBASE_PROJECT_ID ?? env.VITE_FIREBASE_PROJECT_ID
  const emulator = env.FIREBASE_AUTH_EMULATOR_HOST !== undefined
  if (emulator && env.NODE_ENV === 'production')
    throw new StartError(
      'FIREBASE_AUTH_EMULATOR_HOST lets anybody in as anybody: unset it where NODE_ENV is production.',
    )
  if (!projectId && (emulator || env.VITE_FIREBASE_API_KEY))
    throw new StartError(
      'Sign-in with Firebase needs FIREBASE_PROJECT_ID: without it no token can be checked.',
    )
  return projectId ? { projectId, emulator } : undefined
}

/** All of them or none: the missing ones, where some are set. */
function missing(env: Environment, ...names: (keyof Environment)[]): string {
  const unset = names.filter((name) => !env[name])
  return unset.length < names.length ? unset.join(' and ') : ''
}

/** Without the webhook's secret, a payment whose browser crashed would wait for reconciliation. */
function razorpay(env: Environment) {
  const lacks = missing(env, 'RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET')
  if (lacks) throw new StartError(`The checkout needs ${lacks} too: set all three, or none.`)
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret = '' } = env
  const { RAZORPAY_WEBHOOK_SECRET: webhookSecret = '', RAZORPAY_API_BASE: apiBase } = env
  return keyId ? { keyId, keySecret, webhookSecret, apiBase } : undefined
}

/** A server without a captcha would refuse pages with one, and the reverse. */
function recaptcha(env: Environment, siteUrl: string) {
  const lacks = missing(env, 'VITE_RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY')
  if (lacks) throw new StartError(`The captcha needs ${lacks} too: set both, or none.`)
  const { RECAPTCHA_SECRET_KEY: secretKey, RECAPTCHA_HOSTNAMES: hostnames } = env
  return secretKey ? { secretKey, hostnames: hostnames ?? [new URL(siteUrl).hostname] } : undefined
}

export type Settings = ReturnType<typeof readSettings>
export type RazorpaySettings = NonNullable<Settings['razorpay']>
export type RecaptchaSettings = NonNullable<Settings['recaptcha']>

export function readSettings(given: Record<string, string | undefined>) {
  // An empty variable counts as not set.
  const read = environment.safeParse(Object.fromEntries(Object.entries(given).filter(([, value]) => value)))
  if (read.error) throw new StartError(read.error.issues.map(({ message }) => message).join('\n'))
  const env = read.data
  const siteUrl = env.SITE_URL ?? 'https://kaksha.example'
  const production = env.NODE_ENV === 'production'
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    databaseTimeoutMs: env.DATABASE_TIMEOUT_MS,
    siteUrl,
    production,
    allowSandbox: env.ALLOW_SANDBOX,
    trustProxy: trustProxy(env),
    hstsPreload: env.HSTS_PRELOAD,
    drainMs: env.DRAIN_MS,
    // A developer reads the lines of the terminal; in production every request is logged.
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    metricsToken: env.METRICS_TOKEN,
    // Without these, sign-in, checkout and captcha are sandboxes, and messages stay in the inbox.
    firebase: firebase(env),
    razorpay: razorpay(env),
    recaptcha: recaptcha(env, siteUrl),
    mail: mailSettings(env),
  }
}

/** A sandbox lets anybody in: with NODE_ENV=production it needs ALLOW_SANDBOX=1. */
export function refuseSandboxes(
  { production, allowSandbox }: Pick<Settings, 'production' | 'allowSandbox'>,
  sandboxes: string[],
): void {
  if (production && !allowSandbox && sandboxes.length > 0)
    throw new StartError(
      `NODE_ENV is production, but ${sandboxes.join(' and ')} would run in a sandbox: set ALLOW_SANDBOX=1 to serve it all the same.`,
    )
}
