import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { codeBlocks } from '../../docs/ladle/plugin/mdx.ts'
import { root } from '../../site/build/steps.ts'
import { faults } from '../audit/script.ts'
import { Site } from './browser.ts'
import { compile } from './build.ts'
import { folder, openHome } from './frameworks/sites.ts'

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
  const button = (name: string | RegExp) => site.page.getByRole('button', { name })
  const calendar = () => button('Calendar Day of the lesson')
  const dialog = () => site.page.getByRole('dialog')
  const waitForFocus = (element: Locator) => element.and(site.page.locator(':focus')).waitFor()
  const dayError = 'Choose a day, for example 3 August 2026.'

  const states: Record<string, () => Promise<void>> = {
    closed: () => button('Book').waitFor(),
    'with the calendar open': async () => {
      await calendar().click()
      await dialog().waitFor()
    },
    'with the error after sending it empty': async () => {
      await button('Book').click()
      await site.page.getByText(dayError).waitFor()
    },
  }

  beforeAll(async () => {
    site = await Site.at(guide.home)
    // A Monday: the day after it can be chosen.
    await site.page.clock.setFixedTime(new Date('2026-08-03T10:00:00'))
  }, 120_000)
  beforeEach(() => site.page.goto(site.page.url()))
  afterAll(() => site?.close())

  describe.each(['light', 'dark'] as const)('in the theme %s', (colorScheme) => {
    it.each(Object.entries(states))('has no fault %s', async (_, open) => {
      await site.page.emulateMedia({ colorScheme })
      await open()
      expect(await faults(site.page)).toEqual([])
    })
  })

  it('chooses a day with the keyboard, and returns the focus', async () => {
    const { keyboard } = site.page
    await calendar().press('Enter')
    await waitForFocus(button(/^Today, Monday,? 3 August 2026/))
    await keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
    await waitForFocus(calendar())
    await keyboard.press('Enter')
    await dialog().waitFor()
    await keyboard.press('ArrowRight')
    await keyboard.press('Enter')
    await dialog().waitFor({ state: 'detached' })
    await waitForFocus(calendar())
    const form = site.page.locator('form')
    expect(await form.evaluate((element: HTMLFormElement) => new FormData(element).get('day'))).toBe(
      '2026-08-04',
    )
  })

  it('moves the focus to the first part of a day with an error, which is announced with its group', async () => {
    await button('Book').press('Enter')
    const group = site.page.getByRole('group', {
      name: 'Day of the lesson',
      description: `Not on Sundays. ${dayError}`,
      exact: true,
    })
    await waitForFocus(group.getByRole('spinbutton', { name: 'day, Day of the lesson' }))
  })

  it('has no console error and no request to another host', () => {
    expect(site.faults).toEqual([])
  })
})
