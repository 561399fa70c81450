import list from './exceptions.json' with { type: 'json' }

/** As in the file: engine and rule after `fault` or `question`, one or several. Without `where` it applies everywhere. */
interface Stored {
  fault?: string | string[]
  question?: string | string[]
  where?: string[]
  element: string
  reason: string
  upstream?: string
}

/** By their validity as an ISO 8601 interval, by whom they concern, and by their ids. */
const groups = Object.entries<Record<string, Record<string, Stored>>>(list)

/** The accepted findings of the audit, one for each rule. `tests/audit/findings/exceptions.ts` checks and describes them. */
export const exceptions = groups.flatMap(([valid, byConcern]) =>
  Object.entries(byConcern).flatMap(([concerns, byId]) =>
    Object.entries(byId).flatMap(([id, { fault, question, where = ['*'], ...rest }]) => {
      const [since = '', expires = ''] = valid.split('/')
      return [fault ?? question ?? ''].flat().map((named) => {
        const [engine = '', rule = ''] = named.split(' ')
        return {
          id,
          engine,
          rule,
          kind: fault ? 'fault' : 'question',
          where,
          concerns,
          since,
          expires,
          ...rest,
        }
      })
    }),
  ),
)
