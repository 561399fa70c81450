import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { components } from '../../design-system/testing/components.ts'
import { ensureSite } from '../../site/build/steps.ts'
import { pages as sitePages } from '../../site/content/pages.ts'
import { serve, storiesOf } from '../no-js/render.ts'
import { exceptions } from './findings/exceptions.ts'
import { inDocument, invalid, used } from './markup.ts'

await ensureSite()
const client = fileURLToPath(new URL('../../site/dist/client/', import.meta.url))
const pages = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.html'))

/**
 * The markup without the styles that the story gives its own elements: its code is copied, so it needs no utility
 * classes. A property that the story does not name comes from the component, and stays.
 */
const withoutOwnStyles = (html: string, story: string) =>
  html.replace(/ style="([^"]*)"/g, (attribute, style: string) => {
    const properties = style
      .replaceAll('&quot;', '"')
      .split(';')
      .map((declaration) => declaration.split(':')[0]!)
    const names = properties.map((name) => name.replace(/(?<!^)-(\w)/g, (_, letter) => letter.toUpperCase()))
    return names.every((name) => story.includes(name)) ? '' : attribute
  })

describe('the server’s markup', () => {
  it('is checked for every component folder, and for every page', () => {
    expect(components.length).toBeGreaterThan(60)
    const files = sitePages.map(({ path }) => `${path}/index.html`.replace(/^\/+/, ''))
    const sandbox = ['application', 'calendar', 'identity', 'plans'].map(
      (name) => `sandbox/${name}/index.html`,
    )
    expect([...pages].sort()).toEqual([...files, ...sandbox, '404.html'].sort())
  })

  it.each(components)(
    'of every story of $id is valid, and rendered without React warnings',
    async (component) => {
      const stories = await storiesOf(component)
      expect(stories.length).toBeGreaterThan(1)
      const { id, name } = component
      const file = new URL(`../../design-system/${id}/${name}.stories.tsx`, import.meta.url)
      const source = readFileSync(file, 'utf8')
      const faults: string[] = []
      for (const { id, Story } of stories) {
        const { html, errors } = serve(Story)
        faults.push(...errors, ...(await invalid(inDocument(withoutOwnStyles(html, source)), id)))
      }
      expect(faults).toEqual([])
    },
  )

  it.each(pages)('of %s is valid', async (file) => {
    const path = `/${file.replace(/\/?(index)?\.html$/, '')}`
    expect(await invalid(readFileSync(client + file, 'utf8'), path)).toEqual([])
  })
})

it('every exception for html-validate is used', () => {
  const unneeded = exceptions.filter((entry) => entry.engine === 'html-validate' && !used.has(entry))
  expect(unneeded.map(({ id }) => id)).toEqual([])
})

describe('the validator', () => {
  it.each([
    ['a block in a paragraph', '<p><div>Text</div></p>', 'no-implicit-close'],
    ['a button in a link', '<a href="/"><button type="button">Go</button></a>', 'element-permitted-content'],
    ['a field without a name', '<input type="text" name="a">', 'input-missing-label'],
    ['an invalid attribute value', '<button type="later">Go</button>', 'attribute-allowed-values'],
    ['an id twice', '<p id="a"></p><p id="a"></p>', 'no-dup-id'],
    ['an inline style', '<p style="color: red">Text</p>', 'no-inline-style'],
  ])('reports %s', async (_, html, rule) => {
    expect(await invalid(inDocument(html), 'here')).toContainEqual(expect.stringContaining(`here: ${rule}: `))
  })

  it('reports nothing for valid markup', async () => {
    expect(await invalid(inDocument('<ul><li><a href="/">Home</a></li></ul>'), 'here')).toEqual([])
  })
})
