import list from './exceptions.json' with { type: 'json' }

/** As in the file: the engine and its rule after `fault` or `question`, and the days of validity as an ISO 8601 interval. */
interface Stored {
  fault?: string
  question?: string
  where: string[]
  element: string
  reason: string
  concerns: string
  upstream?: string
  valid: string
}

/** The accepted findings of the audit. `tests/audit/findings/exceptions.ts` checks and describes them. */
export const exceptions = Object.entries<Stored>(list).map(([id, { fault, question, valid, ...rest }]) => {
  const [engine = '', rule = ''] = (fault ?? question ?? '').split(' ')
  const [since = '', expires = ''] = valid.split('/')
  return { id, engine, rule, kind: fault ? 'fault' : 'question', since, expires, ...rest }
})
