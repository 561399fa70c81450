// `npm run test:mutants -- words`: applies each mutation, and runs the test that has to detect it. `--all` runs the
// whole test file and lists every test that detected the mutation; for authors of mutants.
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
  `${mutants.length - refused.size} of ${mutants.length} have a test that passes without the mutation, ${seconds()} s`,
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
  // If the browser has crashed, every further mutant would seem to be killed.
  if (!all && !why && (index % 25 === 24 || index === mutants.length - 1))
    for (const [id, red] of await runner.baseline([mutant])) {
      console.log(
        `The tests fail without mutants: the results of the last mutants before number ${index} are invalid. ${id}: ${red.split('\n')[0]}`,
      )
      await runner.close()
      process.exit(1)
    }
  if (all)
    console.log(
      `${mutant.id}: ${verdict.state}\n${verdict.seenBy.map((name) => `  detected by ${name}`).join('\n')}`,
    )
  if (verdict.state === 'broken') console.log(`BROKEN  ${mutant.id}: ${verdict.why}`)
  if (verdict.state === 'alive')
    console.log(
      `ALIVE   ${mutant.id}\n        breaks ${mutant.breaks}\n        '${mutant.killedBy.test}' of ${mutant.killedBy.file} should have detected it`,
    )
}
await runner.close()

const broken = count.broken ? `, ${count.broken} broken` : ''
console.log(
  `${mutants.length} mutants, ${count.killed} killed, ${count.alive} alive${broken}, ${seconds()} s`,
)
process.exit(count.killed === mutants.length ? 0 : 1)
