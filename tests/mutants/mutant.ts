import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** A mistake that a careless change could make, and the one test that has to detect it. */
export interface Mutant {
  /** `<folder>.<what is wrong>` */
  id: string
  /** The file that is changed, relative to the root. */
  file: string
  /** Occurs exactly once in the file. */
  find: string
  replace: string
  /** The criterion or the requirement that it breaks. */
  breaks: string
  /** `test` is a part of its full name, `suite > test`, that no other test of the file has. */
  killedBy: { file: string; test: string }
}

/** A mutant as declared in the file of a component folder. */
interface Told extends Pick<Mutant, 'find' | 'replace' | 'breaks'> {
  /** File in the folder; `<folder>.tsx` by default. */
  in?: string
  /** Part of the name of the test. */
  test: string
  /** File of the test in the folder; `<folder>.test.tsx` by default. */
  by?: string
}

/** The mutants of one folder: `mutantsOf('design-system/components/alert', { 'role-dropped': { … } })`. */
export function mutantsOf(path: string, told: Record<string, Told>): Mutant[] {
  const name = path.split('/').at(-1)!.replace(/^-/, '')
  const at = (file: string) => posix.join(path, file)
  return Object.entries(told).map(([what, { in: file, by, test, ...rest }]) => ({
    id: `${name}.${what}`,
    file: at(file ?? `${name}.tsx`),
    ...rest,
    killedBy: { file: at(by ?? `${name}.test.tsx`), test },
  }))
}

/** All mutants, in the order of their files. */
export async function allMutants() {
  const folder = new URL('./folders/', import.meta.url)
  const files = readdirSync(folder).sort()
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)))
  return modules.flatMap((module: { default: Mutant[] }) => module.default)
}

/** The text of the changed file, or why there is none. */
export function mutate({ file, find, replace }: Mutant): { text: string } | { refused: string } {
  let text: string
  try {
    text = readFileSync(join(root, file), 'utf8')
  } catch {
    return { refused: `there is no ${file}` }
  }
  const times = text.split(find).length - 1
  if (times !== 1)
    return { refused: `\`find\` must occur once in ${file}, and occurs ${times} times:\n${find}` }
  return { text: text.replace(find, () => replace) }
}
