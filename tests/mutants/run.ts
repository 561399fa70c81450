// `npm run test:mutants -- words`: applies each mutation, and runs the test that has to detect it. `--all` runs the
// whole test file and lists every test that detected the mutation; for authors of mutants.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from '../chromium.ts'
import { allMutants, type Mutant } from './mutant.ts'
import { startRunner } from './runner.ts'

const began = performance.now()
const commandArgs = process.argv.slice(2)
const all = commandArgs.includes('--all')
const from = commandArgs.find((word) => word.startsWith('--from='))?.slice('--from='.length)
/** Which half of the mutants this process takes: 0 or 1. */
const half = commandArgs.find((word) => word.startsWith('--half='))?.slice('--half='.length)
const wanted = commandArgs.filter((word) => !word.startsWith('--'))

const listed: Mutant[] = from
  ? (await import(new URL(from, `file://${process.cwd()}/`).href)).default
  : await allMutants()
const files = [...new Set(listed.map(({ killedBy }) => killedBy.file))]
const mutants = listed.filter(
  ({ id, killedBy }) =>
    (!wanted.length || wanted.some((word) => id.includes(word))) &&
    (!half || files.indexOf(killedBy.file) % 2 === Number(half)),
)
if (!mutants.length) {
  console.error(`No mutant has ${wanted.join(' or ')} in its id.`)
  process.exit(1)
}

ensureChromium()
if (!half && !from && mutants.length > 60) {
  // A mutant keeps one core busy, so two processes take half of the test files each.
  const codes = ['0', '1'].map(async (which) => {
    const args = [...process.execArgv, fileURLToPath(import.meta.url), ...commandArgs, `--half=${which}`]
    const env = { ...process.env, MUTANTS_CACHE: `mutants-${which}` }
    const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit', env }), 'close')
    return code as number | null
  })
  process.exit((await Promise.all(codes)).every((code) => code === 0) ? 0 : 1)
}
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
  const apply = () =>
    runner.run(mutant, all).catch((error: Error) => ({
      state: 'broken' as const,
      why: error.message,
      seenBy: [],
    }))
  const first = why ? { state: 'broken' as const, why, seenBy: [] } : await apply()
  // Applied again if it survives: on a busy machine a page can load the module without the mutation (1 of 458 mutants, once).
  const result = first.state === 'alive' ? await apply() : first
  count[result.state] += 1
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
      `${mutant.id}: ${result.state}\n${result.seenBy.map((name) => `  detected by ${name}`).join('\n')}`,
    )
  if (result.state === 'broken') console.log(`BROKEN  ${mutant.id}: ${result.why}`)
  if (result.state === 'alive')
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
