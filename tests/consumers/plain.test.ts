import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { Site, token } from './browser.ts'

const installed = join(inject('home'), 'node_modules/@kaksha/design-system/testing/playwright.js')
const { auditPage }: typeof import('../../design-system/testing/playwright.ts') = await import(
  pathToFileURL(installed).href
)

let site: Site
beforeAll(async () => {
  // The picture is the icon of the document of the test.
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-of-this-answer'; font-src 'self'; img-src data:"
  site = await Site.open('plain', { headers: { 'content-security-policy': policy } })
}, 120_000)
afterAll(() => site?.close())

describe('a site without Tailwind, under a strict content security policy', () => {
  it('renders the components with their styles', async () => {
    expect(
      await site.style(
        'main',
        'backgroundColor',
        'color',
        'borderTopWidth',
        'paddingInlineStart',
        'minHeight',
      ),
    ).toEqual({
      backgroundColor: token('light', 'root', 'accent'),
      color: token('light', 'root', 'on-accent'),
      borderTopWidth: '2px',
      paddingInlineStart: '24px',
      minHeight: '52px',
    })
    expect(await site.style('main', 'position', 'display')).toEqual({
      position: 'relative',
      display: 'inline-flex',
    })
    expect((await site.style('input', 'borderTopColor')).borderTopColor).toBe(token('light', 'page', 'error'))
  })

  it('uses the package’s font, served by the site itself', async () => {
    const loaded = () =>
      site.page.evaluate(() =>
        [...document.fonts]
          .filter(({ status }) => status === 'loaded')
          .map(({ family }) => family.replaceAll('"', '')),
      )
    await expect.poll(loaded).toContain('Atkinson Hyperlegible Next')
  })

  it('keeps the site’s own classes separate from the package’s', async () => {
    expect(await site.style('class', 'borderTopWidth', 'borderTopStyle')).toEqual({
      borderTopWidth: '9px',
      borderTopStyle: 'dotted',
    })
  })

  it('can override the styles of a component', async () => {
    expect((await site.style('own', 'paddingInlineStart')).paddingInlineStart).toBe('61px')
  })

  it('loads a style sheet that needs no build tool', async () => {
    const assets = join(inject('home'), 'apps/plain/dist/assets')
    const sheet = (await readdir(assets)).find((name) => name.endsWith('.css'))!
    expect(await readFile(join(assets, sheet), 'utf8')).not.toMatch(
      /@(import|config|source|theme|apply|tailwind)\b/,
    )
  })

  it.each(['dark', 'contrast', 'light'])('follows the theme: %s', async (theme) => {
    await site.page.evaluate(
      (name) => Object.assign(document.documentElement.dataset, { theme: name }),
      theme,
    )
    const background = () => site.page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await expect.poll(background).toBe(token(theme, 'page', 'bg'))
    // A change of colour is a transition of one millisecond, which restarts on inheriting elements.
    await expect.poll(() => auditPage(site.page)).toEqual([])
  })

  it('is audited by the package, with the names of the criteria, except for what it accepts', async () => {
    await site.page.evaluate(() => {
      const picture = document.getElementById('one') ?? Object.assign(new Image(), { id: 'one' })
      document.querySelector('main')!.append(picture)
    })
    const audit = (element: string) =>
      auditPage(site.page, {
        within: '#one',
        exceptions: [{ id: 'a-picture', engine: 'axe', rule: 'image-alt', kind: 'fault', element }],
      })
    expect(await audit('#two')).toMatchObject([
      { rule: 'image-alt', criteria: ['1.1.1 Non-text Content, A'], selector: '#one' },
    ])
    expect(await audit('#one')).toEqual([])
  })

  it('shows a dialog, a menu and a toast', async () => {
    const { page } = site
    await page.getByRole('button', { name: 'Open' }).click()
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Save' }).click()
    await page.getByText('Saved.').waitFor()
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden')
    expect(await page.evaluate(() => document.fonts.check("16px 'Atkinson Hyperlegible Next'"))).toBe(true)
  })

  it('has no console error, no violation of the policy and no request to another host', () => {
    expect(site.faults).toEqual([])
  })
})
