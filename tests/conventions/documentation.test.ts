import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { run } from '../../design-system/commands/run.ts'
import * as core from '../../design-system/index.ts'
import { components } from '../../design-system/testing/components.ts'
import { createTheme } from '../../design-system/tokens/theme/create-theme.ts'
import { storyId, titleId } from '../../docs/ladle/names.ts'
import { documentedFolders, root } from '../../docs/ladle/plugin/folders.ts'
import { codeBlocks } from '../../docs/ladle/plugin/mdx.ts'
import { tokensOf } from '../../docs/ladle/plugin/tokens-of.ts'
import { rulePictures } from '../../docs/pages/component/rule-pictures.tsx'
import { contents } from '../../docs/pages/contents.ts'
import { commandOf } from '../../docs/pages/foundations/brand-form/brand-draft.ts'

const read = (file: string) => readFileSync(root + file, 'utf8')
const componentFolders = await documentedFolders()
const mdxPages = ['guide', 'foundations'].flatMap((folder) =>
  readdirSync(`${root}docs/pages/${folder}`)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `${folder}/${file.replace('.mdx', '')}`),
)
const textOf = (path: string) => read(`docs/pages/${path}.mdx`)

// The site of `frameworks.test.ts` is built from these files, so the README's works too.
it('the README has the files of the page for Vite', () => {
  const blocks = codeBlocks(textOf('guide/install-with-vite-or-esbuild'))
  const readme = read('design-system/README.md')
  const { code: theme = '' } = blocks.find(({ name }) => name === 'Make a theme') ?? {}
  expect(readme).toContain(theme.match(/--out .+/)?.[0])
  const files = blocks.filter(({ type }) => type === 'tsx')
  expect(files.length).toBeGreaterThan(2)
  for (const { name, code } of files) {
    expect(readme).toContain(`\`\`\`tsx\n${code}\`\`\``)
    expect(readme).toContain(`\`${name}\``)
  }
})

describe('pages', () => {
  it('are listed if they are written, and exist for every component', () => {
    expect(mdxPages.sort()).toEqual(contents.map(({ path }) => path).sort())
    expect(componentFolders.map(({ id }) => id).sort()).toEqual(components.map(({ id }) => id).sort())
  })

  it('link to pages that exist', () => {
    const paths = [...mdxPages, ...componentFolders.map(({ id }) => id)]
    const links = mdxPages.flatMap((path) =>
      [...textOf(path).matchAll(/\]\(\/design-system\/([\w/-]+)[)#]/g)].map(([, target = '']) => target),
    )
    expect(links.length).toBeGreaterThan(30)
    expect(links.filter((target) => !paths.includes(target))).toEqual([])
  })

  it('have stories with the ids that Ladle derives', async () => {
    expect(titleId('Patterns / Call to action')).toBe('patterns--call-to-action')
    expect(storyId('OpenFromRightToLeft')).toBe('open-from-right-to-left')
    for (const { id, loadStories } of components) {
      const { title } = await loadStories()
      expect(titleId(title)).toBe(componentFolders.find((folder) => folder.id === id)?.stories)
    }
  })

  it('have a source file, and the tokens of the component from its classes', async () => {
    const find = (id: string) => componentFolders.find((candidate) => candidate.id === id)!
    const badge = await tokensOf(find('components/badge'))
    expect(badge).toEqual(expect.arrayContaining(['text-micro', 'radius-control', 'border']))
    expect(badge).not.toContain('link')
    expect(await tokensOf(find('components/icon'))).toEqual([])
    expect(componentFolders.filter(({ source }) => !existsSync(`${root}design-system/${source}`))).toEqual([])
  })
})

it('each picture of a rule begins like one rule of its component', () => {
  const lost = Object.entries(rulePictures).flatMap(([name, of]) => {
    const rules = componentFolders.find((folder) => folder.name === name)?.meta.rules ?? []
    return Object.keys(of)
      .filter((start) => rules.filter((rule) => rule.do.startsWith(start)).length !== 1)
      .map((start) => `${name}: ${start}`)
  })
  expect(lost).toEqual([])
})

describe('names in guides', () => {
  it('of suites and helpers are exported for tests', () => {
    const names = [...textOf('guide/testing').matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(15)
    const exported: string[] = read('design-system/testing/index.ts').match(/\w+/g) ?? []
    expect(names.filter((name) => !exported.includes(name))).toEqual([])
  })

  it('that other libraries have too are exported', () => {
    const [, list = ''] =
      textOf('guide/coming-from-shadcn-or-radix').match(/## The same name\n\n([^.]+)\./) ?? []
    expect(list.split(/,\s/).length).toBeGreaterThan(15)
    const labels = componentFolders.map(({ label }) => label)
    expect(list.split(/,\s/).filter((name) => !labels.includes(name) && !(name in core))).toEqual([])
  })
})

it('the command for a brand is read by a shell, and writes the same style sheet', () => {
  const font = '"Noto Sans Bengali", sans-serif'
  const values = { accent: '#7c3aed', ink: 'oklch(0.3 0.05 260)', radius: 12, font, brand: 'shop' }
  const printing = commandOf(values).replace('npx @kaksha/design-system', "printf '%s\\n'")
  const printed = execFileSync('sh', ['-c', printing], { encoding: 'utf8' }).trimEnd().split('\n')
  expect(printed.slice(-2)).toEqual(['--out', 'src/theme.css'])
  const output = { log: vi.fn(), error: vi.fn() }
  expect(run(printed.slice(0, -2), output)).toBe(0)
  expect(output.log).toHaveBeenCalledExactlyOnceWith(createTheme(values).css)
})
