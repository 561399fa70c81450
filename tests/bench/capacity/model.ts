/** Computes from the measured constants what a number of tenants and requests needs. */
import { licenceTerms } from '../../../site/contracts/licence-terms'
import type { CallCosts } from './measure-calls'

/** The measured constants: docs/deployment/capacity.json. */
export type Constants = {
  /** The machine and the software of the measurement: times of another machine differ. */
  measured: { node: string; processor: string; trials: number; buyers: number }
  calls: { postgres: CallCosts }
  /** CPU of PostgreSQL for each call among so many companies, and how many different statements were explained there. */
  atMillion: { companies: number; statements: number; databaseCpuMs: Record<string, number> }
  /** Bytes of tables with their indexes, after VACUUM FULL. */
  bytes: { trial: number; payingTenant: number; contactMessage: number; rateLimitKey: number }
  mails: {
    perTrial: number
    perPurchase: number
    /** CPU time of sending an e-mail. */
    cpuMs: number
  }
  /** Database connections of one server with the default pool. */
  connections: number
  /** Memory of one server after all calls, in MB. */
  memory: { postgres: number }
}

/** Decisions and assumptions of the model. All other numbers are measured. */
export const assumptions = {
  /** The planned maximum load of a server or database: above it the waiting time grows quickly. */
  utilisation: 0.6,
  /**
   * DATABASE_POOL of docs/deployment/cloud-run/service.yaml, and two connections for the lock of the
   * reconciliation.
   */
  connectionsPerServer: 8 + 2,
  /** PostgreSQL's default `max_connections` without the three that it reserves. */
  connectionsMax: 97,
  /** The largest database of a single ordinary machine. */
  databaseCoresMax: 32,
  /** The fraction of tenants with a paid licence. The others have trials that have ended. */
  payingShare: 0.2,
  /** The fraction of tenants that begin in a year. */
  newPerYear: 0.5,
  /** Seconds to send an e-mail to a mail server in the same region. A process sends one after another. */
  secondsPerMail: 0.5,
  /** Growth of tables between two vacuums. */
  bloat: 1.5,
} as const

/** API calls of an average tenant. One in five pays. */
export const mix: Record<string, number> = {
  google_login: 1,
  onboarding_status: 2,
  save_draft: 8,
  domain_availability: 5,
  verify_with_backend: 1,
  complete_onboarding: 0.8,
  account: 2,
  save_company: 0.1,
  save_contact: 0.3,
  create_payment_order: 0.2,
  'complete_onboarding, paid': 0.2,
  payment_webhook: 0.6,
}

export type Limit = { name: string; requests: number; remedy: string }

/** Averages over this mix of calls. */
function meanCall({ calls: { postgres } }: Constants) {
  const weights = Object.entries(mix)
  const whole = weights.reduce((sum, [, weight]) => sum + weight, 0)
  const mean = (value: (call: NonNullable<(typeof postgres)[string]>) => number) =>
    weights.reduce((sum, [name, weight]) => {
      const call = postgres[name]
      if (!call) throw new Error(`${name} was not measured.`)
      return sum + (weight / whole) * value(call)
    }, 0)
  return {
    cpuMs: mean(({ cpuMs }) => cpuMs),
    databaseCpuMs: mean(({ databaseCpuMs }) => databaseCpuMs ?? Number.NaN),
    statements: mean(({ statements }) => statements),
  }
}

export const steps = {
  tenants: [1e3, 1e4, 1e5, 1e6],
  requests: [10, 100, 1000, 10_000],
}

export function model(constants: Constants) {
  const { bytes, mails } = constants
  const call = meanCall(constants)
  const { utilisation, connectionsPerServer, connectionsMax, databaseCoresMax } = assumptions
  const perServer = (utilisation * 1000) / call.cpuMs
  const perCore = (utilisation * 1000) / call.databaseCpuMs
  const limits: Limit[] = [
    { name: 'the CPU of one server', requests: perServer, remedy: 'more servers (`maxScale`)' },
    {
      name: `${connectionsMax} connections`,
      requests: Math.floor(connectionsMax / connectionsPerServer) * perServer,
      remedy: 'a transaction pooler',
    },
    { name: 'one core of the database', requests: perCore, remedy: 'a database with more cores' },
    {
      name: `${databaseCoresMax} cores of one database`,
      requests: databaseCoresMax * perCore,
      remedy: 'rate limits in a separate store (two statements of every call), reading calls on replicas',
    },
  ].sort((a, b) => a.requests - b.requests)

  const byRequests = steps.requests.map((requests) => {
    const servers = Math.ceil(requests / perServer)
    const connections = servers * connectionsPerServer
    return {
      requests,
      servers,
      connections,
      pool: connections > connectionsMax ? 'PgBouncer or managed' : 'none',
      databaseCores: Math.ceil(requests / perCore),
      reached: limits.filter((limit) => limit.requests <= requests),
      next:
        limits.find((limit) => limit.requests > requests)?.name ??
        'the one database that writes: tenants have to be divided among several',
    }
  })

  const byTenants = steps.tenants.map((tenants) => {
    const paying = tenants * assumptions.payingShare
    const begun = tenants * assumptions.newPerYear
    const mailsPerYear =
      // Each trial ends with two reminders, and each paid year with one.
      begun * (mails.perTrial + 2) + paying * (mails.perPurchase + 1)
    return {
      tenants,
      bytes:
        (tenants * bytes.trial + paying * Math.max(0, bytes.payingTenant - bytes.trial)) * assumptions.bloat,
      mailsPerDay: mailsPerYear / 365,
      /** Licences that are due for a reminder, which every server reads and updates once an hour. */
      reminders: (paying * (licenceTerms.renewalReminder + 7)) / 365,
    }
  })
  const mailsPerServer = 86_400 / assumptions.secondsPerMail
  return { call, perServer, perCore, limits, byRequests, byTenants, mailsPerServer }
}
