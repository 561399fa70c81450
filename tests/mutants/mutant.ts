import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Mutants } from '../../design-system/testing/mutants.ts'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** A mutant of a list, with the paths of its files from the root. */
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

/** Build outputs and packages contain no lists of mutants. */
const skipped = /(^|\/)(node_modules|dist)\//

/** The lists of mutants: `<name>.mutants.ts` in the folder that they mutate. */
const lists = ['design-system', 'site'].flatMap((top) =>
  readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
    .map((file) => `${top}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.mutants.ts') && !skipped.test(file)),
)

/** The mutants of a list. Their ids and files follow from the path of the list. */
function mutantsOf(list: string, mutants: Mutants): Mutant[] {
  const folder = posix.dirname(list)
  const name = posix.basename(list, '.mutants.ts')
  const at = (file: string) => posix.join(folder, file)
  return Object.entries(mutants).map(([what, { in: file, by, test, ...rest }]) => ({
    id: `${posix.basename(folder).replace(/^-/, '')}.${what}`,
    file: at(file ?? `${name}.tsx`),
    ...rest,
    killedBy: { file: at(by ?? `${name}.test.tsx`), test },
  }))
}

/** All mutants, in the order of their files. */
export async function allMutants() {
  const loaded = lists.sort().map(async (list) => {
    const module: { default: Mutants } = await import(/* @vite-ignore */ pathToFileURL(join(root, list)).href)
    return mutantsOf(list, module.default)
  })
  return (await Promise.all(loaded)).flat()
}

/** The source of the changed file, or why there is none. */
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
