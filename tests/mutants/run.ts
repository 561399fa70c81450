// `npm run test:mutants -- words`: makes each mistake on purpose, and asks the test that has to see it.
// `--all` runs the whole file of the test and names every test that saw the mistake; for whoever writes a mutant.
import { ensureChromium } from '../chromium.mjs'
import { allMutants, type Mutant } from './mutant.ts'
import { startRunner } from './runner.ts'

const began = performance.now()
const words = process.argv.slice(2)
const all = words.includes('--all')
const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length)
const wanted = words.filter((word) => !word.startsWith('--'))

const told: Mutant[] = from
  ? (await import(new URL(from, `file://${process.cwd()}/`).href)).default
  : await allMutants()
const mutants = told.filter(({ id }) => !wanted.length || wanted.some((word) => id.includes(word)))
if (!mutants.length) {
  console.error(`No mutant has ${wanted.join(' or ')} in its id.`)
  process.exit(1)
}

ensureChromium()
const runner = await startRunner()
const seconds = () => ((performance.now() - began) / 1000).toFixed(0)
const refused = all ? new Map<string, string>() : await runner.baseline(mutants)
console.log(
  `${mutants.length - refused.size} of ${mutants.length} have a green test without them, ${seconds()} s`,
)

const count = { killed: 0, alive: 0, broken: 0 }
for (const [index, mutant] of mutants.entries()) {
  if (index > 0 && index % 50 === 0) console.log(`${index} of ${mutants.length}, ${seconds()} s`)
  const why = refused.get(mutant.id)
  const verdict = why
    ? { state: 'broken' as const, why, seenBy: [] }
    : await runner.run(mutant, all).catch((error: Error) => ({
        state: 'broken' as const,
        why: error.message,
        seenBy: [],
      }))
  count[verdict.state] += 1
  // A browser that has gone would kill every mutant that follows.
  if (!all && !why && (index % 25 === 24 || index === mutants.length - 1))
    for (const [id, red] of await runner.baseline([mutant])) {
      console.log(
        `The tests stay red without mutants: nothing that is said after ${index} of them counts. ${id}: ${red.split('\n')[0]}`,
      )
      await runner.close()
      process.exit(1)
    }
  if (all)
    console.log(
      `${mutant.id}: ${verdict.state}\n${verdict.seenBy.map((name) => `  seen by ${name}`).join('\n')}`,
    )
  if (verdict.state === 'broken') console.log(`BROKEN  ${mutant.id}: ${verdict.why}`)
  if (verdict.state === 'alive')
    console.log(
      `ALIVE   ${mutant.id}\n        breaks ${mutant.breaks}\n        '${mutant.killedBy.test}' of ${mutant.killedBy.file} should have seen it`,
    )
}
await runner.close()

const broken = count.broken ? `, ${count.broken} broken` : ''
console.log(
  `${mutants.length} mutants, ${count.killed} killed, ${count.alive} alive${broken}, ${seconds()} s`,
)
process.exit(count.killed === mutants.length ? 0 : 1)
