import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { faults } from '../audit/script.ts'
import { overrides } from './apps/tailwind/overrides.tsx'
import { Site, token } from './browser.ts'

/** The property that each of the site's utility classes sets. */
const sets = [
  'display',
  'paddingInlineStart',
  'paddingTop',
  'minHeight',
  'columnGap',
  'borderTopWidth',
  'borderTopLeftRadius',
  'backgroundColor',
  'color',
  'fontWeight',
  'lineHeight',
  'position',
  'textAlign',
]

describe.each(['tailwind', 'own-theme'])('a Tailwind site: %s', (app) => {
  let site: Site
  beforeAll(async () => {
    site = await Site.open(app, { tailwind: true })
  }, 120_000)
  afterAll(() => site?.close())

  it('renders the components with their styles', async () => {
    expect(await site.style('plain', 'backgroundColor', 'paddingInlineStart', 'minHeight')).toEqual({
      backgroundColor: token('light', 'root', 'accent'),
      paddingInlineStart: '24px',
      minHeight: '52px',
    })
  })

  it.each(overrides.map((name, index) => [name, sets[index]!]))(
    'can override %s on a component whose value it uses elsewhere too',
    async (name, property) => {
      const part = await site.style(`button ${name}`, property)
      expect(part).toEqual(await site.style(`own ${name}`, property))
      expect(part).not.toEqual(await site.style('plain', property))
    },
  )

  it('has no axe violation and no request to another host', async () => {
    await site.page.getByTestId('plain').waitFor()
    expect(await faults(site.page, '[data-testid=plain]')).toEqual([])
    expect(site.faults).toEqual([])
  })
})

it('offers the tokens as utility classes when the site uses the preset', async () => {
  const site = await Site.open('tailwind', { tailwind: true })
  expect(await site.style('tokens', 'backgroundColor', 'borderTopLeftRadius', 'color')).toEqual({
    backgroundColor: token('light', 'root', 'accent'),
    borderTopLeftRadius: '8px',
    color: token('light', 'root', 'on-accent'),
  })
  await site.close()
})

it('leaves Tailwind’s own theme as it is when the site uses the preset', async () => {
  const site = await Site.open('tailwind', { tailwind: true })
  expect(await site.style('host', 'backgroundColor', 'fontSize', 'fontFamily', 'display')).toEqual({
    backgroundColor: 'oklch(0.637 0.237 25.331)',
    fontSize: '20px',
    fontFamily: expect.stringContaining('system'),
    display: 'block',
  })
  const { boxShadow, borderTopLeftRadius } = await site.style('host', 'boxShadow', 'borderTopLeftRadius')
  expect(boxShadow).toContain('0px 1px 3px 0px')
  expect(Number.parseFloat(borderTopLeftRadius)).toBeGreaterThan(9999)
  // Not 75rem, a width at which components of ours change.
  await site.page.setViewportSize({ width: 1230, height: 900 })
  expect(await site.style('container', 'width')).toEqual({ width: '1024px' })
  await site.page.setViewportSize({ width: 1280, height: 900 })
  // From 80rem.
  expect(await site.style('small', 'borderTopLeftRadius', 'fontSize', 'paddingLeft', 'boxShadow')).toEqual({
    borderTopLeftRadius: '4px',
    fontSize: '14px',
    paddingLeft: '12px',
    boxShadow: expect.stringContaining('0px 4px 6px -1px'),
  })
  await site.close()
})

it('keeps the site’s own theme, and a small style sheet, when the site lists the components that it uses', async () => {
  const site = await Site.open('own-theme', { tailwind: true })
  await site.page.setViewportSize({ width: 320, height: 600 })
  expect(await site.style('tokens', 'backgroundColor', 'borderTopLeftRadius')).toEqual({
    backgroundColor: 'rgb(1, 200, 3)',
    borderTopLeftRadius: '33px',
  })
  await site.close()
  const assets = join(inject('home'), 'apps/own-theme/dist/assets')
  const sheet = (await readdir(assets)).find((name) => name.endsWith('.css'))!
  const all = await stat(join(inject('home'), 'node_modules/@kaksha/design-system/components.css'))
  expect((await readFile(join(assets, sheet), 'utf8')).match(/kds\\:/g)!.length).toBeGreaterThan(40)
  expect((await stat(join(assets, sheet))).size).toBeLessThan(all.size / 2)
})
