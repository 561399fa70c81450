/** The server's settings; `.env.example` explains each variable. */
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { logLevels } from '../observability/log'
import { paymentEnvironment, paymentSettings } from '../payment/providers/settings'
import { StartError } from '../runtime/errors'
import { repositoryFolder } from '../runtime/paths'
import { mailSettings } from './mail'
import { missing, optional, originOf, refusing, text } from './variables'

const flag = optional.transform((value) => value === '1')

const wholeNumber = (byDefault: number, max: number, min = 0) =>
  text
    .default(String(byDefault))
    .refine(
      (value) => Number.isInteger(Number(value)) && Number(value) >= min && Number(value) <= max,
      refusing(`set it to a whole number from ${min} to ${max}`),
    )
    .transform(Number)

/** 'localhost:3000' parses as scheme 'localhost:' with the origin 'null', which every sandboxed frame has. */
const isAddress = (value: string) => /^https?:\/\//i.test(value) && URL.canParse(value)
const namesIn = (value: string) => value.split(',').map((name) => name.trim().toLowerCase())

/** https://firebase.google.com/docs/projects/learn-more#project-id; an old one may have a domain before it. */
const projectPattern = /^([a-z0-9.-]+:)?[a-z][a-z0-9-]{4,28}[a-z0-9]$/
const project = text.regex(
  projectPattern,
  refusing('set it to the ID of your Firebase project, such as kaksha-1a2b3'),
)

/** What has a sandbox, as ALLOW_SANDBOX names them. */
const sandboxNames = ['sign-in', 'captcha', 'checkout', 'calendar', 'application'] as const
type SandboxName = (typeof sandboxNames)[number]

export const environment = z.object({
  PORT: wholeNumber(3000, 65_535),
  HOST: optional,
  DATA_DIR: text.default(join(repositoryFolder, '.data')).transform((path) => resolve(path)),
  DATABASE_URL: optional,
  DATABASE_POOL: wholeNumber(10, 1000, 1),
  DATABASE_TIMEOUT_MS: wholeNumber(15_000, 600_000, 100),
  SITE_URL: text
    .refine(isAddress, refusing('set it to a whole address such as https://kaksha.example'))
    // Links and files of a page are absolute paths.
    .refine((value) => new URL(value).href === `${originOf(value)}/`, {
      error: ({ input }) =>
        `SITE_URL is '${input}': the site has to be at the root of its host. Leave out what follows ${originOf(String(input))}.`,
    })
    .transform(originOf)
    .optional(),
  // A misspelt `production` would serve sandboxes to everybody.
  NODE_ENV: z
    .enum(['production', 'development', 'test'], refusing('set it to production, development or test'))
    .optional(),
  ALLOW_SANDBOX: text
    .refine(
      (value) => namesIn(value).every((name) => sandboxNames.includes(name as SandboxName)),
      refusing(`name sandboxes with commas between them: ${sandboxNames.join(', ')}`),
    )
    .transform((value) => namesIn(value) as SandboxName[])
    .default([]),
  TRUST_PROXY: wholeNumber(0, 8),
  HSTS_PRELOAD: flag,
  DRAIN_MS: wholeNumber(500, 60_000),
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
  ...paymentEnvironment,
  VITE_RECAPTCHA_SITE_KEY: optional,
  RECAPTCHA_SECRET_KEY: optional,
  RECAPTCHA_HOSTNAMES: text
    .refine(
      (value) => namesIn(value).every((name) => /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(name)),
      refusing('set it to names of hosts such as kaksha.example, with commas between them'),
    )
    .transform(namesIn)
    .optional(),
  SMTP_URL: optional,
  MAIL_FROM: optional,
  MAIL_TO: optional,
})
type Environment = z.output<typeof environment>
type Variables = Record<string, string | undefined>

/**
 * Requests without TLS are redirected to SITE_URL. Its default would lead every visitor to a site that does not exist.
 */
function trustProxyOf({ TRUST_PROXY, SITE_URL }: Environment): number {
  if (TRUST_PROXY === 0 || SITE_URL?.startsWith('https://')) return TRUST_PROXY
  throw new StartError(
    'TRUST_PROXY says that a proxy speaks TLS: set SITE_URL to the public address, beginning with https://.',
  )
}

function firebaseSettings(env: Environment) {
  const projectId = env.FIREBASE_PROJECT_ID ?? env.VITE_FIREBASE_PROJECT_ID
  if (!projectId && env.VITE_FIREBASE_API_KEY)
    throw new StartError(
      'Sign-in with Firebase needs FIREBASE_PROJECT_ID: without it no token can be checked.',
    )
  return projectId ? { projectId } : undefined
}

/** Page and server must agree: a server without a captcha refuses pages that have one, and the reverse. */
function recaptchaSettings(env: Environment, siteUrl: string) {
  const unset = missing(env, 'VITE_RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY')
  if (unset) throw new StartError(`The captcha needs ${unset} too: set both, or none.`)
  const { RECAPTCHA_SECRET_KEY: secretKey, RECAPTCHA_HOSTNAMES: hostnames } = env
  return secretKey ? { secretKey, hostnames: hostnames ?? [new URL(siteUrl).hostname] } : undefined
}

function parsed<Schema extends z.ZodType>(schema: Schema, variables: Variables): z.output<Schema> {
  // An empty variable counts as not set.
  const read = schema.safeParse(Object.fromEntries(Object.entries(variables).filter(([, value]) => value)))
  if (read.error) throw new StartError(read.error.issues.map(({ message }) => message).join('\n'))
  return read.data
}

const databaseEnvironment = environment.pick({
  NODE_ENV: true,
  DATA_DIR: true,
  DATABASE_URL: true,
  DATABASE_POOL: true,
  DATABASE_TIMEOUT_MS: true,
})

function databaseOf(env: z.output<typeof databaseEnvironment>) {
  if (env.NODE_ENV === 'production' && !env.DATABASE_URL)
    throw new StartError(
      'NODE_ENV is production, but DATABASE_URL is not set: set it to a PostgreSQL, such as postgres://kaksha@/kaksha?host=/run/postgresql. A data folder is for trying only.',
    )
  return {
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    databaseTimeoutMs: env.DATABASE_TIMEOUT_MS,
  }
}

/** For the owner's commands, which need no setting of the rest of the server. */
export const readDatabaseSettings = (variables: Variables) =>
  databaseOf(parsed(databaseEnvironment, variables))
export const readPaymentSettings = (variables: Variables) =>
  paymentSettings(parsed(z.object(paymentEnvironment), variables))

export type Settings = ReturnType<typeof readSettings>
export type RecaptchaSettings = NonNullable<Settings['recaptcha']>

export function readSettings(variables: Variables) {
  const env = parsed(environment, variables)
  const siteUrl = env.SITE_URL ?? 'https://kaksha.example'
  const production = env.NODE_ENV === 'production'
  return {
    ...databaseOf(env),
    port: env.PORT,
    host: env.HOST,
    siteUrl,
    production,
    allowSandbox: env.ALLOW_SANDBOX,
    trustProxy: trustProxyOf(env),
    hstsPreload: env.HSTS_PRELOAD,
    drainMs: env.DRAIN_MS,
    // In development only problems are logged, because a developer reads the terminal.
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    metricsToken: env.METRICS_TOKEN,
    // Without these, sign-in, checkout and captcha are sandboxes, and messages stay in the inbox.
    firebase: firebaseSettings(env),
    payment: paymentSettings(env),
    recaptcha: recaptchaSettings(env, siteUrl),
    mail: mailSettings(env),
  }
}

/**
 * The sandboxes that would run. A test key moves no money, and without its address the application is a page of the
 * sandbox.
 */
export function sandboxesIn(
  { firebase, recaptcha, payment }: Pick<Settings, 'firebase' | 'recaptcha' | 'payment'>,
  { schedulingUrl, applicationUrl }: { schedulingUrl: string; applicationUrl: string },
): SandboxName[] {
  const isReal: Record<SandboxName, boolean> = {
    'sign-in': firebase !== undefined,
    captcha: recaptcha !== undefined,
    checkout: !payment.isSandbox && !payment.isTestKey,
    calendar: schedulingUrl !== '',
    application: applicationUrl !== '',
  }
  return sandboxNames.filter((name) => !isReal[name])
}

/** A sandbox lets anybody sign in or pay nothing, so with NODE_ENV=production ALLOW_SANDBOX must name it. */
export function refuseSandboxes(
  { production, allowSandbox }: Pick<Settings, 'production' | 'allowSandbox'>,
  sandboxes: SandboxName[],
): void {
  const refused = sandboxes.filter((name) => !allowSandbox.includes(name))
  if (production && refused.length > 0)
    throw new StartError(
      `NODE_ENV is production, but ${refused.join(' and ')} would run in a sandbox: set ALLOW_SANDBOX=${refused.join(',')} to serve it all the same.`,
    )
}
