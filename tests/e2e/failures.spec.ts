import type { Page } from '@playwright/test'
import { builtCode, chunkOf, pageChunk } from './support/chunks'
import { documents, follow } from './support/navigation'
import { expect, hydrated, test } from './support/test'

/** Console messages about errors that these tests cause. Any other message fails the test. */
test.use({ allowedErrors: [/provoked|net::ERR_|ChunkLoadError|Failed to (load|fetch)|status of 5/] })

const failed = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 1, name: 'Unexpected Application Error' })
const loading = (page: Page) => page.getByRole('status').getByText('Loading...', { exact: true })

/** Replaces the module of a page with one that throws during rendering. */
const throws = {
  contentType: 'text/javascript',
  body: 'export const component = () => { throw new Error("provoked") }',
}

/** Presses Tab until the focused element has the name. */
async function tabTo(page: Page, name: string) {
  const at = page.locator(':focus')
  for (let presses = 0; presses < 5; presses++) {
    await page.keyboard.press('Tab')
    if ((await at.innerText()).trim() === name) return
  }
  throw new Error(`"${name}" is not reached within five key presses`)
}

/** Checks the error page: its focus, its title, and three ways to continue. */
async function expectWorkingLinks(page: Page) {
  await expect(failed(page)).toBeFocused()
  await expect(page).toHaveTitle(/^Unexpected Application Error \|/)
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Load again' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expect(main).toContainText('This page could not be shown. Nothing you sent before has been lost.')
  await expect(page.locator('h1')).toHaveCount(1)
}

test.describe('a page that cannot be rendered', () => {
  test('on arrival: the shell stays, and its links work', async ({ page }) => {
    await page.route(pageChunk('faq'), (route) => route.fulfill(throws))
    await page.goto('/faq')
    await expectWorkingLinks(page)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
    await follow(page, 'About Us')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('One teacher')
    await expect(page).toHaveTitle(/^About us/)
  })

  test('after a navigation: the shell stays, and Load again shows the page, by keyboard', async ({
    page,
  }) => {
    const asked = documents(page)
    await page.route(pageChunk('faq'), (route) => route.fulfill(throws))
    await page.goto('/about')
    await hydrated(page)
    await follow(page, 'FAQ')
    await expectWorkingLinks(page)
    await expect(page).toHaveURL('/faq')
    expect(asked, 'no reload, because the script was loaded').toEqual(['/about'])
    await page.unroute(pageChunk('faq'))
    await tabTo(page, 'Load again')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Questions teachers ask us first')
    expect(asked).toEqual(['/about', '/faq'])
  })

  test('in the shell itself: the error page is shown, and its buttons work @full', async ({ page }) => {
    const asked = documents(page)
    const code = builtCode('site/entry-client.tsx')
    // The footer's year, which the shell computes during rendering.
    const year = 'new Date().getFullYear()'
    expect(code).toContain(year)
    const body = code.replaceAll(year, '(()=>{throw new Error("provoked")})()')
    await page.route(chunkOf('site/entry-client.tsx'), (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    )
    await page.goto('/about')
    await expectWorkingLinks(page)
    await expect(page.getByRole('main')).toHaveCount(1)
    await page.getByRole('button', { name: 'Load again' }).click()
    await expect.poll(() => asked).toEqual(['/about', '/about'])
  })
})

test.describe('a script that cannot be loaded', () => {
  test('after a navigation: one reload, and the server’s page is complete', async ({ page }) => {
    const asked = documents(page)
    await page.route(pageChunk('pricing'), (route) => route.abort())
    await page.goto('/about')
    await hydrated(page)
    await follow(page, 'Pricing')
    await expect.poll(() => asked).toEqual(['/about', '/pricing'])
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Our Pricing')
    // A press that cannot be handled leads to the error page with three ways to continue.
    await page.getByRole('button', { name: 'Start Free Trial' }).click()
    await expectWorkingLinks(page)
    expect(asked, 'no second reload').toEqual(['/about', '/pricing'])
    await page.unroute(pageChunk('pricing'))
    await page.getByRole('button', { name: 'Load again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Our Pricing')
    await hydrated(page)
  })

  test('of the application, in a browser that keeps a failed import: one reload, not with typed text', async ({
    page,
  }) => {
    const asked = documents(page)
    const entry = chunkOf('site/entry-client.tsx')
    const school = page.getByLabel('What is your school called?')
    const press = () => page.getByRole('button', { name: 'Start Free Trial' }).click()
    const failure = () => page.waitForEvent('requestfailed')
    const answer = () => page.waitForResponse((reply) => reply.request().method() === 'HEAD')
    // Such a browser fails without a request, although the network has the script.
    await page.route(entry, (route) =>
      route.request().resourceType() === 'script' ? route.abort() : route.continue(),
    )
    await Promise.all([failure(), page.goto('/')])
    await school.fill('Asha Music')
    await Promise.all([answer(), press()])
    await Promise.all([answer(), press()])
    expect(asked, 'no reload').toEqual(['/'])
    await school.fill('')
    await Promise.all([page.waitForEvent('load'), press()])
    await Promise.all([failure(), press()])
    await Promise.all([failure(), press()])
    await page.unroute(entry)
    await press()
    await expect(page.getByRole('dialog', { name: 'Onboarding Journey - Free Trial Plan' })).toBeVisible()
    expect(asked, 'one reload').toEqual(['/', '/'])
    const stored = await page.evaluate(() => Object.keys(sessionStorage))
    expect(stored, 'a later failure may reload').not.toContain('reloaded-for:entry')
  })

  test('that hangs: Loading... is shown, then the error after 120 seconds @full', async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => errors.push(message.text()))
    const asked = documents(page)
    await page.clock.install()
    await page.route(pageChunk('about'), () => new Promise(() => {}))
    await page.goto('/faq')
    await hydrated(page)
    await follow(page, 'About Us')
    await expect(loading(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Questions teachers ask us first')
    const card = page.getByRole('status').locator('[data-surface]').filter({ hasText: 'Loading...' })
    await expect(card).toHaveCSS('opacity', '1')
    await page.getByRole('banner').getByRole('link', { name: /home$/ }).focus()
    await expect(card, 'it does not cover the focus').toHaveCSS('opacity', '0')
    await page.clock.fastForward(110_000)
    await expect(loading(page)).toBeVisible()
    await page.clock.fastForward(10_000)
    await expectWorkingLinks(page)
    await page.clock.fastForward(1000)
    await expect(loading(page)).toHaveCount(0)
    expect(errors.join('\n')).toMatch(/ChunkLoadError.*took longer than 120000 ms/)
    expect(asked, 'no reload for a slow connection').toEqual(['/faq'])
  })

  test('that is only preloaded on hover: no reload, no lost input @full', async ({ page }) => {
    const asked = documents(page)
    let tried = 0
    await page.route(pageChunk('about'), (route) => {
      tried += 1
      return route.abort()
    })
    await page.goto('/contact')
    await hydrated(page)
    await page.getByLabel('Message').fill('How many students can join?')
    const link = page.getByRole('navigation').getByRole('link', { name: 'About Us' }).first()
    await link.hover()
    await expect.poll(() => tried).toBe(1)
    await page.mouse.move(2, 500)
    await link.hover()
    await expect.poll(() => tried, 'asked again').toBe(2)
    await expect(page.getByLabel('Message')).toHaveValue('How many students can join?')
    expect(asked).toEqual(['/contact'])
  })

  test('of the dialog: the error is shown at its button, and typed text stays', async ({ page }) => {
    const asked = documents(page)
    await page.route(chunkOf('site/routes/-onboarding/journey.tsx'), (route) => route.abort())
    await page.goto('/')
    await hydrated(page)
    await page.getByLabel('Message').fill('How many students can join?')
    await page.getByRole('button', { name: 'Start Free Trial' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'The setup could not be loaded.' })).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('How many students can join?')
    expect(asked).toEqual(['/'])
  })

  test('of the dialog, with no typed text: one reload, then the error is shown @full', async ({ page }) => {
    const asked = documents(page)
    await page.route(chunkOf('site/routes/-onboarding/journey.tsx'), (route) => route.abort())
    await page.goto('/pricing')
    await hydrated(page)
    await page.mouse.wheel(0, 120)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(120)
    await page.getByRole('button', { name: 'Start Free Trial' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'The setup could not be loaded.' })).toBeVisible()
    expect(asked).toEqual(['/pricing', '/pricing'])
    expect(await page.evaluate(() => scrollY), 'the visitor did not ask for the reload').toBe(120)
  })
})

test('a page that loads at once is not announced as loading', async ({ page }) => {
  const fetched = page.waitForResponse(pageChunk('about'))
  await page.goto('/faq')
  await hydrated(page)
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      for (const status of document.querySelectorAll('[role=status]'))
        if (/^Loading/.test(status.textContent ?? '')) seen.push('Loading...')
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await page.getByRole('navigation').getByRole('link', { name: 'About Us' }).first().hover()
  await (await fetched).finished()
  await follow(page, 'About Us')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('One teacher')
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
})
