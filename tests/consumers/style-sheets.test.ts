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

describe('a shadow root that adopts the style sheet, in a page without it', () => {
  const holder = opened('shadow')

  it('has the text, colours, borders and surfaces of the components', async () => {
    const { site } = holder
    expect(await site.style('primary', 'paddingInlineStart', 'borderTopStyle', 'backgroundColor')).toEqual({
      paddingInlineStart: '24px',
      borderTopStyle: 'solid',
      backgroundColor: token('light', 'root', 'accent'),
    })
    expect(await site.style('input', 'borderTopStyle', 'color', 'fontSize')).toEqual({
      borderTopStyle: 'solid',
      color: token('light', 'page', 'text'),
      fontSize: '18px',
    })
    expect(await site.style('surface', 'backgroundColor', 'color')).toEqual({
      backgroundColor: token('light', 'inverse', 'bg'),
      color: token('light', 'inverse', 'text'),
    })
    expect(await faults(site.page)).toEqual([])
  })

  it('has the theme of its host', async () => {
    const { site } = holder
    const theme = (name: string) =>
      site.page.locator('#host').evaluate((host, to) => (host.dataset.theme = to), name)
    for (const name of ['dark', 'contrast', 'light']) {
      await theme(name)
      expect((await site.style('input', 'color')).color).toBe(token(name, 'page', 'text'))
      expect((await site.style('surface', 'backgroundColor')).backgroundColor).toBe(
        token(name, 'inverse', 'bg'),
      )
    }
  })

  it('has the density of its host', async () => {
    const { site } = holder
    const heights = (density?: string) =>
      site.page.locator('#host').evaluate((host, to) => {
        if (to) host.dataset.density = to
        else delete host.dataset.density
        const button = host.shadowRoot!.querySelector('[data-testid=primary]')!
        return button.getBoundingClientRect().height
      }, density)
    expect([await heights('compact'), await heights('default'), await heights()]).toEqual([36, 52, 52])
  })

  it('has a focus outline, and shows toasts and dialogs over the page', async () => {
    const { site } = holder
    await site.page.keyboard.press('Tab')
    expect(await site.style('input', 'outlineStyle', 'outlineWidth', 'outlineColor')).toEqual({
      outlineStyle: 'solid',
      outlineWidth: '3px',
      outlineColor: token('light', 'page', 'focus'),
    })
    await site.page.getByTestId('primary').click()
    await site.page.getByText('Saved.').waitFor()
    await site.page.getByTestId('outline').click()
    const { boxShadow, backgroundColor } = await site.style('dialog', 'boxShadow', 'backgroundColor')
    expect(boxShadow).not.toBe('none')
    expect(backgroundColor).toBe(token('light', 'page', 'surface'))
    // Radix adds an empty tab stop at each end of the page; the focus trap skips them.
    const found = await faults(site.page)
    expect(found.filter((fault) => !fault.includes('data-radix-focus-guard'))).toEqual([])
    expect(site.faults).toEqual([])
  })
})
