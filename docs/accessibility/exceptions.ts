import list from './exceptions.json' with { type: 'json' }

/** As in the file: engine and rule after `fault` or `question`, one or several, and the validity as an ISO 8601 interval. */
interface Stored {
  fault?: string | string[]
  question?: string | string[]
  where: string[]
  element: string
  reason: string
  concerns: string
  upstream?: string
  valid: string
}

/** The accepted findings of the audit, one for each rule. `tests/audit/findings/exceptions.ts` checks and describes them. */
export const exceptions = Object.entries<Stored>(list).flatMap(
  ([id, { fault, question, valid, ...rest }]) => {
    const [since = '', expires = ''] = valid.split('/')
    return [fault ?? question ?? ''].flat().map((named) => {
      const [engine = '', rule = ''] = named.split(' ')
      return { id, engine, rule, kind: fault ? 'fault' : 'question', since, expires, ...rest }
    })
  },
)
