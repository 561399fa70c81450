import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import * as core from '../../design-system/index.ts'
import { components } from '../../design-system/testing/components.ts'
import { documentedFolders, root, writePages } from '../../docs/ladle/component-pages.mjs'
import { storyId, titleId } from '../../docs/ladle/names.mjs'
import { componentFoldersOf, sourceOf } from '../../docs/ladle/plugin/plugin'
import { tokensOf } from '../../docs/ladle/plugin/tokens-of'
import type { Pictures } from '../../docs/pages/component/guidance.tsx'
import { firstPages, installPages } from '../../docs/pages/guides/install-pages.ts'
import { buttonNames, namesElsewhere, sameNames } from '../../docs/text/names-elsewhere.ts'

const read = (file: string) => readFileSync(root + file, 'utf8')
const componentFolders = await documentedFolders()
const folder = mkdtempSync(join(tmpdir(), 'pages-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('installation', () => {
  it.each(installPages)('has a page for $name, whose address contains its name', ({ name, page }) => {
    const guides = read('docs/pages/guide.stories.tsx')
    const ids = [...guides.matchAll(/export const (\w+)/g)].map(([, name = '']) => `guide--${storyId(name)}`)
    expect(page).toBe(`guide--install-with-${name.toLowerCase().replace('.js', '').replaceAll(' ', '-')}`)
    expect(ids).toContain(page)
    expect(guides).toContain(`<FrameworkPage name="${name}" />`)
  })

  it.each(installPages)('shows every snippet for $name', ({ site }) => {
    const snippets = readdirSync(`${root}docs/pages/snippets/${site}`).filter((file) => !file.endsWith('.sh'))
    const shown = Object.keys(firstPages[site].files).filter((file) => file.startsWith(site))
    expect(shown.sort()).toEqual(snippets.map((file) => `${site}/${file}`).sort())
  })

  // The sites of `frameworks.test.ts` are built from these files, so the README's work too.
  it.each(['vite', 'next'] as const)('is in the README as in the guide: %s', (site) => {
    const { theme, files } = firstPages[site]
    const readme = read('design-system/README.md')
    expect(readme).toContain(`--out ${theme}`)
    for (const [file, place] of Object.entries(files)) {
      expect(readme).toContain(`\`\`\`tsx\n${read(`docs/pages/snippets/${file}`)}\`\`\``)
      expect(readme).toContain(`\`${place}\``)
    }
  })
})

describe('pages', () => {
  it('exist for every component folder, with a unique id', () => {
    expect(componentFolders.map(({ id }) => id).sort()).toEqual(components.map(({ id }) => id).sort())
    expect(new Set(componentFolders.map(({ page }) => page)).size).toBe(componentFolders.length)
  })

  it('are story files that import the parts of the component folder', () => {
    writePages(componentFolders, folder)
    expect(readdirSync(folder)).toHaveLength(componentFolders.length)
    const text = readFileSync(join(folder, 'components-button.stories.tsx'), 'utf8')
    for (const suffix of ['meta.ts', 'stories.tsx'])
      expect(text).toContain(`'../../design-system/components/button/button.${suffix}'`)
    expect(text).toContain("export default { title: 'Components / Button', meta: { page: true } }")
  })

  it('have the ids that Ladle derives from titles and stories', () => {
    expect(titleId('Components / Button')).toBe('components--button')
    expect(titleId('Patterns / Call to action')).toBe('patterns--call-to-action')
    expect(storyId('Loading')).toBe('loading')
    expect(storyId('OpenFromRightToLeft')).toBe('open-from-right-to-left')
  })

  it('have the data of the list of all component folders', () => {
    const lacking = componentFoldersOf(componentFolders).filter(
      ({ summary, parts, pattern }) => !summary || !(parts as string[]).length || !pattern,
    )
    expect(lacking).toEqual([])
  })

  it('are removed with their component folder', () => {
    writePages(componentFolders, folder)
    writePages(
      componentFolders.filter(({ id }) => id !== 'components/button'),
      folder,
    )
    expect(readdirSync(folder)).toHaveLength(componentFolders.length - 1)
    expect(readdirSync(folder)).not.toContain('components-button.stories.tsx')
  })
})

it('knows the tokens of a component from its classes, and the file that has its source', async () => {
  const find = (id: string) => componentFolders.find((candidate) => candidate.id === id)!
  const badge = await tokensOf(find('components/badge'))
  expect(badge).toEqual(expect.arrayContaining(['text-micro', 'radius-control', 'border']))
  expect(badge).not.toContain('error')
  expect(await tokensOf(find('components/icon'))).toEqual([])
  const sources = componentFolders
    .map(sourceOf)
    .filter((source) => !existsSync(`${root}design-system/${source}`))
  expect(sources).toEqual([])
})

it('each picture of a rule begins like one rule of its component', () => {
  const pictures = import.meta.glob<Pictures>('../../docs/pages/pictures/*.tsx', {
    import: 'default',
    eager: true,
  })
  expect(Object.keys(pictures)).not.toEqual([])
  const lost = Object.entries(pictures).flatMap(([file, of]) => {
    const name = file.match(/([\w-]+)\.tsx$/)?.[1]
    const rules = componentFolders.find((folder) => folder.name === name)?.meta.rules ?? []
    return Object.keys(of)
      .filter((start) => rules.filter((rule) => rule.do.startsWith(start)).length !== 1)
      .map((start) => `${name}: ${start}`)
  })
  expect(lost).toEqual([])
})

describe('names of other libraries', () => {
  it('lead to pages that exist', () => {
    const labels = new Set(componentFolders.map(({ label }) => label))
    const parts = new Set(Object.keys(core))
    const named = [...namesElsewhere.map(({ here }) => here), ...sameNames]
    expect(named.filter((name) => !labels.has(name) && !parts.has(name))).toEqual([])
    expect(namesElsewhere.filter(({ here }) => !labels.has(here))).toEqual([])
  })

  it('are those of the README', () => {
    const table = buttonNames.map(([theirs, here]) => `| ${theirs} | ${here} |`).join('\n')
    expect(read('design-system/README.md')).toContain(
      `| Button of shadcn/ui | Here |\n| --- | --- |\n${table}\n\n`,
    )
  })
})

it('the introduction does not call a missing title of a dialog a type error', () => {
  const text = readFileSync('docs/pages/introduction.tsx', 'utf8')
  expect(text).not.toMatch(/dialog without a title[^.]*type errors/)
})
