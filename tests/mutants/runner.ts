import { resolve } from 'node:path'
import { type Mutant, mutate, root } from './mutant.ts'
import { applyFiles } from './virtual-files.mjs'

// The configuration reads this variable before Vitest sets it.
process.env.VITEST = 'true'
// The test that detects a mutant may belong to either tier.
process.env.TIER = 'full'

/** Converts a readable name, `suite > test`, to the pattern that Vitest compares with `suite test`. */
const pattern = (name: string) => name.replaceAll(' > ', ' ').replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

export type MutantResult =
  | { state: 'killed' }
  | { state: 'alive' }
  /** The mutant proves nothing: its text or its test does not exist, or it does not compile. */
  | { state: 'broken'; why: string }

/** The results of the tests of one file. `failure` if the file itself could not be run. */
interface Answer {
  tests: { name: string; passed: boolean; message: string }[]
  failure?: string
}

/** Vitest, started once. Between two runs only changed modules are loaded again. */
export async function startRunner() {
  const { createVitest } = await import('vitest/node')
  const vitest = await createVitest('test', {
    root,
    config: 'tests/mutants/vitest.config.ts',
    watch: false,
    // Vitest must not print anything itself.
    reporters: [{}],
  })

  /** All module servers: a browser project has a second one. */
  const graphs = () =>
    vitest.projects
      .flatMap((project) => [project.vite, project.browser?.vite])
      .flatMap((server) => Object.values(server?.environments ?? {}))
      .map((environment) => environment.moduleGraph)

  function forget(path: string) {
    const style = path.endsWith('.css') || path.endsWith('.json')
    // A style sheet contains the ones that it imports, so these are invalidated too.
    for (const graph of graphs())
      for (const module of graph.idToModuleMap.values())
        if (module.file === path || (style && module.file?.endsWith('.css'))) graph.invalidateModule(module)
  }

  /** Pages request every module again, and take unchanged ones from their cache. */
  let applied: string[] = []
  function apply(files: Map<string, string>) {
    applyFiles(files)
    for (const path of [...applied, ...files.keys()]) forget(path.replaceAll('\\', '/'))
    applied = [...files.keys()]
  }

  /** Runs tests of some files; if names are given, only those. */
  async function ask(wanted: Map<string, string[] | undefined>): Promise<Map<string, Answer>> {
    const path = (file: string) => resolve(root, file).replaceAll('\\', '/')
    const specifications = [...wanted].map(([file, names]) => {
      const project = vitest.projects.find((one) => one.matchesTestGlob(path(file)))
      if (!project) throw new Error(`No project runs ${file}.`)
      // Passed as text, because a regular expression cannot be sent to the browser.
      const only = names?.map(pattern).join('|') as unknown as RegExp | undefined
      return project.createSpecification(path(file), { testNamePattern: only })
    })
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
    const answer = (file: string): Answer => {
      const module = testModules.find(({ moduleId }) => moduleId === path(file))
      if (!module) return { tests: [], failure: (unhandledErrors[0] as Error)?.message ?? 'it did not run' }
      const tests = [...module.children.allTests()].flatMap((test) => {
        const { state, errors } = test.result()
        if (state !== 'passed' && state !== 'failed') return []
        return [{ name: test.fullName, passed: state === 'passed', message: errors?.[0]?.message ?? '' }]
      })
      return { tests, failure: module.errors()[0]?.message }
    }
    return new Map([...wanted.keys()].map((file) => [file, answer(file)]))
  }

  /** Why the named test proves nothing, by the id of the mutant. Every test runs once, without mutation. */
  async function baseline(mutants: Mutant[]) {
    const refused = new Map<string, string>()
    const files = new Set(mutants.map(({ killedBy }) => killedBy.file))
    const of = (file: string) => mutants.filter(({ killedBy }) => killedBy.file === file)
    const names = (file: string) => of(file).map(({ killedBy }) => killedBy.test)
    apply(new Map())
    const answers = await ask(new Map([...files].map((file) => [file, names(file)])))
    for (const [file, { tests, failure }] of answers) {
      for (const { id, killedBy } of of(file)) {
        const named = tests.filter(({ name }) => name.includes(killedBy.test))
        // A suite that is called twice has two tests of the same name; one of them is enough.
        const names = new Set(named.map(({ name }) => name))
        const red = named.find(({ passed }) => !passed)
        if (failure) refused.set(id, `${file} does not run: ${failure}`)
        else if (!names.size) refused.set(id, `no test of ${file} is named '${killedBy.test}'`)
        else if (names.size > 1)
          refused.set(id, `'${killedBy.test}' names ${names.size} tests: ${[...names].join('; ')}`)
        else if (red) refused.set(id, `'${red.name}' is red without it: ${red.message}`)
      }
    }
    return refused
  }

  /** Runs one mutant and its one test. With `all`, every test of the file; `seenBy` lists those that detected it. */
  async function run(mutant: Mutant, all = false): Promise<MutantResult & { seenBy: string[] }> {
    // The file on the disk, without the last mutation.
    applyFiles(new Map())
    const mutated = mutate(mutant)
    if ('refused' in mutated) return { state: 'broken', why: mutated.refused, seenBy: [] }
    apply(new Map([[resolve(root, mutant.file), mutated.text]]))
    const { file, test } = mutant.killedBy
    const answers = await ask(new Map([[file, all ? undefined : [test]]]))
    const { tests, failure } = answers.get(file)!
    const seenBy = tests.filter(({ passed }) => !passed).map(({ name }) => name)
    const named = tests.filter(({ name }) => name.includes(test))
    if (failure) return { state: 'broken', why: `with it ${file} does not run: ${failure}`, seenBy }
    if (!named.length) return { state: 'broken', why: `with it the test '${test}' is gone`, seenBy }
    return { state: named.some(({ passed }) => !passed) ? 'killed' : 'alive', seenBy }
  }

  return { baseline, run, close: () => vitest.close() }
}
