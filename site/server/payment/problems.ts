/** What the server cannot decide, and what the owner has closed with a reason. */
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { type ProblemKind, problems } from '../database/schema'

/** Stores a problem that no other table contains; wrong signatures open a closed one again, at most once an hour. */
export const reportProblem = (
  db: Database,
  problem: Pick<typeof problems.$inferInsert, 'kind' | 'subject' | 'detail'>,
) =>
  db
    .insert(problems)
    .values(problem)
    .onConflictDoUpdate({
      target: [problems.kind, problems.subject],
      set: { seenAt: sql`now()`, closedAt: null, reason: null },
      setWhere: and(eq(problems.kind, 'webhook'), lt(problems.seenAt, sql`now() - interval '1 hour'`)),
    })

/** Closed ones are kept with their reasons. */
export const closeProblem = (db: Database, kind: ProblemKind, subject: string, reason: string) => {
  const closed = { closedAt: new Date(), reason }
  return db
    .insert(problems)
    .values({ kind, subject, ...closed })
    .onConflictDoUpdate({ target: [problems.kind, problems.subject], set: closed })
}

/** Whether an order of ours that the database does not have was reported, open or closed. */
export const isReported = async (db: Database, orderId: string): Promise<boolean> =>
  (await db.$count(problems, and(eq(problems.kind, 'order'), eq(problems.subject, orderId)))) > 0
