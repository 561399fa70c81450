/** Which tokens a component uses: those in the rules that Tailwind makes of its classes, and those that it names itself. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { __unstable__loadDesignSystem } from '@tailwindcss/node'
import { type Folder, root } from './folders.ts'

const system = `${root}design-system/`
const isSource = /(?<!\.(test|types\.test|stories|meta))\.tsx?$/

/** The files of a component, with the internal parts that they import. Other components have their own pages. */
function sourcesOf({ id, files }: Folder) {
  const texts = new Map<string, string>()
  const add = (path: string) => {
    if (texts.has(path) || !existsSync(path)) return
    const text = readFileSync(path, 'utf8')
    texts.set(path, text)
    for (const [, file = ''] of text.matchAll(/from '(\.\.\/_internal\/[^']+)'/g))
      add(join(dirname(path), file))
  }
  for (const file of files) if (isSource.test(file)) add(join(system, id, file))
  return [...texts.values()]
}

const namesIn = (text: string) => [...text.matchAll(/--ds-([a-z\d-]+)/g)].map(([, name = '']) => name)

/** The tokens of the system, in the order of its style sheet. */
const tokens = [...new Set(namesIn(readFileSync(`${system}tokens/tokens.gen.css`, 'utf8')))]

let loading: ReturnType<typeof __unstable__loadDesignSystem> | undefined

/** The internal function of Tailwind that `design-system/build/styles.ts` uses too; its version is pinned. */
const tailwind = () => {
  const css = readFileSync(`${system}styles.css`, 'utf8').replace(/^@source .*$/gm, '')
  loading ??= __unstable__loadDesignSystem(css, { base: system })
  return loading
}

/** The names of the tokens, without `--ds-`. */
export async function tokensOf(folder: Folder): Promise<string[]> {
  const texts = sourcesOf(folder)
  const words = new Set(texts.flatMap((text) => text.split(/[\s"'`]+/)))
  const rules = (await tailwind()).candidatesToCss([...words])
  const used = new Set([...texts, ...rules].flatMap((text) => namesIn(text ?? '')))
  return tokens.filter((name) => used.has(name))
}
