import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CDPSession } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { codeBlocks } from '../../docs/ladle/plugin/mdx.ts'
import { root } from '../../site/build/steps.ts'
import { faults } from '../audit/script.ts'
import { Site } from './browser.ts'
import { compile } from './build.ts'
import { folder, openHome } from './frameworks/programs.ts'

const blocks = codeBlocks(await readFile(join(root, 'docs/pages/guide/react-aria.mdx'), 'utf8'))

/** Renders the form of the guide, whose files are beside it. */
const main = `import '@kaksha/design-system/styles.css'
import { createRoot } from 'react-dom/client'
import { Booking } from './booking'

createRoot(document.querySelector('#root')!).render(
  <main>
    <h1>Book a lesson</h1>
    <Booking />
  </main>,
)
`

let guide: Awaited<ReturnType<typeof openHome>>

beforeAll(async () => {
  guide = await openHome(inject('tarball'))
  for (const { name, code } of blocks) await writeFile(join(guide.home, name), code)
  await writeFile(join(guide.home, 'main.tsx'), main)
}, 600_000)

afterAll(() => guide?.close(), 60_000)

it('compiles the code of the guide to React Aria', async () => {
  expect(await compile(guide.home, ['*.tsx'], { types: ['vite/client'], skipLibCheck: true })).toEqual([])
})

it('installs the version that the guide names', async () => {
  const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const install = blocks.find(({ name }) => name === 'install.sh')
  expect(install?.code).toContain(`react-aria-components@${dependencies['react-aria-components']} `)
})

describe('the form of the guide', () => {
  let site: Site
  let cdp: CDPSession
  const button = (name: string | RegExp) => site.page.getByRole('button', { name })
  const calendar = () => button('Calendar Day of the lesson')
  const dialog = () => site.page.getByRole('dialog')
  const teacher = () => site.page.getByRole('combobox', { name: 'Teacher' })
  const dayError = 'Choose a day, for example 3 August 2026.'

  const states: Record<string, () => Promise<void>> = {
    closed: () => button('Book').waitFor(),
    'with the calendar open': async () => {
      await calendar().click()
      await dialog().waitFor()
    },
    'with the errors after sending it empty': async () => {
      await button('Book').click()
      await site.page.getByText(dayError).waitFor()
    },
  }

  beforeAll(async () => {
    site = await Site.at(guide.home)
    cdp = await site.page.context().newCDPSession(site.page)
    // A Monday: the day after it can be chosen.
    await site.page.clock.setFixedTime(new Date('2026-08-03T10:00:00'))
  }, 120_000)
  afterAll(() => site?.close())

  /** The focused element and what is around it, from the inside: role, name and description. */
  async function focused() {
    const { nodes } = await cdp.send('Accessibility.getFullAXTree')
    const byId = new Map(nodes.map((node) => [node.nodeId, node]))
    const at = nodes.filter(({ properties = [] }) =>
      properties.some(({ name, value }) => name === 'focused' && value.value),
    )
    const found = []
    for (let node = at.at(-1); node; node = byId.get(node.parentId ?? ''))
      if (!node.ignored)
        found.push([node.role, node.name, node.description].map((one) => String(one?.value ?? '')))
    return found.map(([role, name, description]) => ({ role, name, description }))
  }

  const submitted = (name: string) =>
    site.page.locator('form').evaluate((form: HTMLFormElement, key) => new FormData(form).get(key), name)

  describe.each(['light', 'dark'] as const)('in the theme %s', (colorScheme) => {
    it.each(Object.entries(states))('has no fault %s', async (_, open) => {
      await site.page.emulateMedia({ colorScheme })
      await site.page.goto(site.page.url())
      await open()
      expect(await faults(site.page)).toEqual([])
    })
  })

  it('chooses a day with the keyboard, and returns the focus', async () => {
    await site.page.goto(site.page.url())
    const { keyboard } = site.page
    const isFocused = () => calendar().evaluate((element) => element === document.activeElement)
    await calendar().press('Enter')
    await expect.poll(async () => (await focused())[0]?.name).toMatch(/^Today, Monday,? 3 August 2026/)
    await keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
    await expect.poll(isFocused).toBe(true)
    await keyboard.press('Enter')
    await dialog().waitFor()
    await keyboard.press('ArrowRight')
    await keyboard.press('Enter')
    await dialog().waitFor({ state: 'detached' })
    await expect.poll(isFocused).toBe(true)
    expect(await submitted('day')).toBe('2026-08-04')
  })

  it('announces each error with its control, and moves the focus to the first', async () => {
    await site.page.goto(site.page.url())
    await button('Book').press('Enter')
    await expect.poll(async () => (await focused())[0]?.name).toBe('day, Day of the lesson')
    expect(await focused()).toContainEqual({
      role: 'group',
      name: 'Day of the lesson',
      description: `Not on Sundays. ${dayError}`,
    })
    await teacher().focus()
    expect((await focused())[0]).toEqual({
      role: 'combobox',
      name: 'Teacher',
      description: 'Choose a teacher from the list.',
    })
  })

  it('has no console error and no request to another host', () => {
    expect(site.faults).toEqual([])
  })
})
