import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { faults } from '../audit/faults.ts'
import { Site, token } from './browser.ts'

let site: Site
beforeAll(async () => {
  site = await Site.open('plain')
}, 120_000)
afterAll(() => site?.close())

describe('a site without Tailwind', () => {
  it('has the look of the parts', async () => {
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

  it('has its type, from the site itself', async () => {
    const loaded = await site.page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
    )
    expect(loaded).toContain('Atkinson Hyperlegible Next')
  })

  it('keeps its own names to itself', async () => {
    expect(await site.style('class', 'borderTopWidth', 'borderTopStyle')).toEqual({
      borderTopWidth: '9px',
      borderTopStyle: 'dotted',
    })
  })

  it('has the last word on a part', async () => {
    expect((await site.style('own', 'paddingInlineStart')).paddingInlineStart).toBe('61px')
  })

  it('needs no tool to read the sheet', async () => {
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
    const ground = () => site.page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await expect.poll(ground).toBe(token(theme, 'page', 'bg'))
    // The change of a colour is a transition, if of a millisecond, which what inherits it begins anew.
    await expect.poll(() => faults(site.page)).toEqual([])
  })

  it('opens a dialog that takes the focus and gives it back', async () => {
    const opener = site.page.getByRole('button', { name: 'Opening hours' })
    await opener.click()
    const dialog = site.page.getByRole('dialog', { name: 'Opening hours' })
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    expect(await faults(site.page)).toEqual([])
    await site.page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('opens an answer, changes a tab, says an error and shows a toast', async () => {
    const { page } = site
    await page.getByRole('button', { name: 'What if a book is late?' }).click()
    await page.getByText('There is no fine.').waitFor({ state: 'visible' })
    await page.getByRole('tab', { name: 'Novels' }).press('ArrowRight')
    await page.getByRole('tabpanel', { name: 'Maps' }).waitFor({ state: 'visible' })
    const field = page.getByRole('textbox', { name: 'Card number' })
    expect(await field.evaluate((element) => element.getAttribute('aria-invalid'))).toBe('true')
    await page.getByRole('button', { name: 'Renew a card' }).click()
    await page.getByRole('listitem').filter({ hasText: 'Your card was renewed.' }).waitFor()
    expect(await faults(page)).toEqual([])
  })

  it('has heard no complaint from the browser, and asked nobody else for anything', () => {
    expect(site.faults).toEqual([])
  })
})
