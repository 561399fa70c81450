import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faults } from '../audit/findings/faults.ts'
import { Site, token } from './browser.ts'

/** Opens the site before the tests and closes it after them. */
function opened(app: string) {
  const holder = {} as { site: Site }
  beforeAll(async () => {
    holder.site = await Site.open(app)
  }, 120_000)
  afterAll(() => holder.site?.close())
  return holder
}

describe('a site with a reset outside of all layers', () => {
  const holder = opened('reset')

  it('keeps padding, borders and headings of the components', async () => {
    const { site } = holder
    expect(await site.style('primary', 'paddingInlineStart', 'borderTopWidth', 'backgroundColor')).toEqual({
      paddingInlineStart: '24px',
      borderTopWidth: '2px',
      backgroundColor: token('light', 'root', 'accent'),
    })
    expect(await site.style('outline', 'backgroundColor', 'color', 'fontWeight')).toEqual({
      backgroundColor: 'rgba(0, 0, 0, 0)',
      color: token('light', 'page', 'text'),
      fontWeight: '700',
    })
    expect((await site.style('input', 'paddingInlineStart')).paddingInlineStart).toBe('14.4px')
    expect((await site.style('heading', 'fontWeight')).fontWeight).toBe('800')
    expect((await site.style('surface', 'paddingTop')).paddingTop).not.toBe('0px')
  })

  it('keeps hover and focus of the components', async () => {
    const { page } = holder.site
    await page.getByTestId('outline').hover()
    await expect
      .poll(async () => holder.site.style('outline', 'borderTopColor', 'backgroundColor'))
      .toEqual({
        borderTopColor: token('light', 'page', 'text'),
        backgroundColor: token('light', 'page', 'text'),
      })
    await page.keyboard.press('Tab')
    await expect
      .poll(() => holder.site.style('primary', 'outlineStyle', 'outlineWidth', 'outlineColor'))
      .toEqual({
        outlineStyle: 'solid',
        outlineWidth: '3px',
        outlineColor: token('light', 'page', 'focus'),
      })
  })

  it('leaves the site’s own elements to the site', async () => {
    expect((await holder.site.style('own', 'outlineStyle')).outlineStyle).toBe('none')
    expect(holder.site.faults).toEqual([])
  })
})

describe('a site with component styles only, and tokens of its own', () => {
  const holder = opened('by-hand')

  it('has surfaces, colours and the focus outline', async () => {
    const { site } = holder
    expect(await site.style('surface', 'backgroundColor', 'color')).toEqual({
      backgroundColor: token('light', 'inverse', 'bg'),
      color: token('light', 'inverse', 'text'),
    })
    expect((await site.style('primary', 'backgroundColor')).backgroundColor).toBe('rgb(255, 208, 0)')
    await site.page.keyboard.press('Tab')
    // A change of colour is a transition.
    await expect
      .poll(() => site.style('primary', 'outlineStyle', 'outlineColor'))
      .toEqual({ outlineStyle: 'solid', outlineColor: 'rgb(0, 80, 160)' })
    expect(await faults(site.page)).toEqual([])
    expect(site.faults).toEqual([])
  })
})
