/** The account of the onboarding tests, and queries for what the database has stored about it. */
import { asc, inArray } from 'drizzle-orm'
import { events } from '../database/schema'
import { termsOfAccount } from '../licensing/terms'
import { goodCompany, goodCompletion, type TestServer } from '../test-server.fixture'

let people = 0

/** A new account, signed in. */
export async function newPerson(server: TestServer) {
  const uid = `person-${people++}`
  await server.signIn(uid)
  const company = { ...goodCompany, domainName: `site-${uid}` }
  const { selected_plan: _, ...details } = company
  return {
    uid,
    company,
    /** The company without its plan. */
    details,
    verify: (change: object = {}) => server.callAs(uid, 'verify_with_backend', { ...company, ...change }),
    complete: (change: object = {}) =>
      server.callAs(uid, 'complete_onboarding', { ...goodCompletion(uid), ...change }),
    status: async (plan?: string) => (await server.callAs(uid, 'onboarding_status', { plan })).body,
  }
}

/** The events of these accounts, in order. */
export async function eventsOf({ db }: TestServer, ...uids: string[]) {
  const rows = await db.select().from(events).where(inArray(events.accountUid, uids)).orderBy(asc(events.id))
  return rows.map(({ kind }) => kind)
}

export const licencesOf = ({ db }: TestServer, uid: string) => termsOfAccount(db, uid)
