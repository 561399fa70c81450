/**
 * `npm run review` says of every component when a person last went through it, and whether it has changed since.
 * `npm run review -- button --with "NVDA 2026.1, Firefox 145" --by "Your name"` records that somebody did, today.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { faultsIn, freshnessOf, type Reviews, roomsIn, sentence } from './freshness.ts'
import { RecordingError, record, textOf } from './record.ts'

const system = fileURLToPath(new URL('../../', import.meta.url))
const file = new URL('reviews.json', import.meta.url)

/** The day where the reviewer sits, not in Greenwich. */
const today = () => {
  const now = new Date()
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

function list(reviews: Reviews) {
  const counts = { never: 0, fresh: 0, stale: 0 }
  for (const room of roomsIn(system)) {
    const freshness = freshnessOf(system, room, reviews[room])
    counts[freshness.state]++
    console.log(`${room.padEnd(30)} ${sentence(freshness)}`)
  }
  console.log(
    `\n${counts.fresh} reviewed, ${counts.stale} need review, ${counts.never} not yet reviewed by hand`,
  )
}

function fail(message: string) {
  console.error(message)
  process.exitCode = 1
}

const parsed = () =>
  parseArgs({
    allowPositionals: true,
    options: { with: { type: 'string', multiple: true, default: [] }, by: { type: 'string', default: '' } },
  })

try {
  const { positionals, values } = parsed()
  const reviews: Reviews = JSON.parse(await readFile(file, 'utf8'))
  const faults = faultsIn(system, reviews)
  if (positionals.length === 0) {
    list(reviews)
    if (faults.length > 0) fail(faults.join('\n'))
  } else {
    let next = reviews
    for (const room of positionals)
      next = record(system, next, { room, with: values.with, by: values.by, date: today() })
    await writeFile(file, textOf(next))
    console.log(`Recorded: ${positionals.join(', ')}. Commit design-system/testing/reviews/reviews.json.`)
  }
} catch (error) {
  const theirs = error instanceof RecordingError || (error instanceof TypeError && 'code' in error)
  if (!theirs) throw error
  fail(error.message)
}
