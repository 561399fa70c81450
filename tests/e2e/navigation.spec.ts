/** Links, Back, Forward, reloads and places in an address. */
import type { Page } from '@playwright/test'
import { guidePaths, pages } from '../../site/content/pages'
import { dialog } from './onboarding/journey'
import { follow } from './support/page'
import { expect, test } from './support/test'

const guide = '/online-teaching-platform'
const hasMenuEntry = (page: Page) => page.evaluate(() => Boolean(history.state?.menu))
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  // `onboarding/journey.spec.ts` tests the same for the onboarding dialog.
  test('is closed by Back and opened by Forward; closed otherwise it leaves no entry', async ({ page }) => {
    await page.goto('/about')
    await page.goto(guide)
    await menuButton(page).click()
    await expect(drawer(page)).toBeVisible()
    await page.goBack()
    await expect(drawer(page)).toBeHidden()
    await expect(page).toHaveURL(guide)
    await page.goForward()
    await expect(drawer(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect.poll(() => hasMenuEntry(page)).toBe(false)
    await menuButton(page).click()
    await expect(drawer(page)).toBeVisible()
    await page.reload()
    await expect.poll(() => hasMenuEntry(page)).toBe(false)

    await menuButton(page).click()
    await drawer(page).getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/pricing')
    await page.goBack()
    await expect(page).toHaveURL(guide)
    await expect(drawer(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })

  test('returns the focus to its button, also where the skip link was used', async ({ page }) => {
    await page.goto('/terms')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await menuButton(page).press('Enter')
      await expect(drawer(page)).toBeVisible()
      await close()
      await expect(drawer(page)).toBeHidden()
      await expect.poll(() => hasMenuEntry(page)).toBe(false)
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
      await expect(menuButton(page)).toBeFocused()
    }
  })
})

test('Back opens the question of the FAQ again that was open', async ({ page }) => {
  await page.goto('/faq')
  const question = page.getByRole('button', { name: 'How do I pay?' })
  await question.click()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await page.goto('/about')
  await page.goBack()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await page.goto('/about')
  await page.goto('/faq')
  await expect(question).toHaveAttribute('aria-expanded', 'false')
})

test('an address with a plan opens its onboarding', async ({ page }) => {
  await page.goto('/pricing?onboarding=FT')
  await expect(dialog(page)).toContainText('Sign in to Continue')
  await expect(page).toHaveURL('/pricing')
})

test('the buttons of the plans open the onboarding, which returns the focus, and the contact form', async ({
  page,
}) => {
  await page.goto('/')
  const trial = page.getByRole('button', { name: 'Start Free Trial' })
  await trial.click()
  await expect(dialog(page)).toContainText('Sign in to Continue')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(trial).toBeFocused()

  await page.getByRole('link', { name: 'Contact Us', exact: true }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.getByLabel('Subject')).toHaveValue('Customization plan')
  await expect(page.getByText('You are asking about the Customization plan.')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY), 'at the top').toBe(0)
})

/** Presses a link of the top navigation without the pointer, which would move the page to it. */
const leave = (page: Page, path: string) =>
  page.evaluate((href) => document.querySelector<HTMLElement>(`nav a[href="${href}"]`)?.click(), path)

test('Back to the home page shows the same text, although parts of it load late', async ({ page }) => {
  /** The first heading below the header of the site. */
  const place = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main :is(h2, h3)')].find(
          (heading) => heading.getBoundingClientRect().top > 80,
        )?.textContent,
    )
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  await page.evaluate(
    () =>
      new Promise((done) => {
        addEventListener('scroll', done, { once: true })
        scrollTo(0, 3000)
      }),
  )
  const before = await place()
  await leave(page, '/pricing')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Our Pricing')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(place).toBe(before)
})

test('a reload starts at the top, or at the place that the hash names; Back and Forward still restore', async ({
  page,
}) => {
  // A navigation may replace the document between the question and its answer: the poll asks again.
  const scrolled = () => page.evaluate(() => scrollY).catch(() => Number.NaN)
  /**
   * Chromium restores a position at the latest in the frame after `load`; the inline script undoes it within two
   * more frames.
   */
  const settled = async () => {
    await page.evaluate(async () => {
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
    })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page.mouse.wheel(0, 900)
  await expect.poll(scrolled).toBe(900)
  await leave(page, '/features')
  await expect(page).toHaveURL('/features')
  await expect.poll(scrolled).toBe(0)
  await page.mouse.wheel(0, 700)
  await expect.poll(scrolled).toBe(700)

  await page.reload()
  await settled()
  expect(await scrolled(), 'after the reload').toBe(0)
  await page.mouse.wheel(0, 300)
  await expect.poll(scrolled).toBe(300)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(scrolled, { message: 'the page before the reload' }).toBe(900)
  await page.goForward()
  await expect(page).toHaveURL('/features')
  await expect.poll(scrolled, { message: 'the page that was reloaded' }).toBe(300)

  await page.goto('/about')
  await page.goBack()
  await expect.poll(scrolled, { message: 'Back from another document' }).toBe(300)

  await page.goto('/#pricing')
  await page.evaluate(() => scrollTo(0, 0))
  await page.reload()
  await settled()
  await expect(page.getByRole('heading', { name: /Our Pricing/ })).toBeInViewport()
})

test('sections that are not hydrated yet stay when the hash changes', async ({ page }) => {
  await page.goto('/')
  const text = () => page.getByRole('main').textContent()
  const before = await text()
  await page.evaluate(() => {
    location.hash = 'pricing'
  })
  await expect(page).toHaveURL('/#pricing')
  await expect(page.getByRole('heading', { name: /Our Pricing/ })).toBeInViewport()
  // The headline is typed repeatedly, and the row of academies has copies once it moves.
  const rest = (whole: string | null) => whole?.slice(whole.indexOf('In numbers'))
  expect(rest(await text())).toBe(rest(before))
})

for (const [path, id] of [
  ['/demo-session', 'book'],
  ['/', 'faq'],
  ['/terms', 'payment'],
] as const)
  test(`${path}#${id} is shown on arrival, after a reload, and after Back`, async ({ page }) => {
    const top = () =>
      page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? -2, id)
    const isShown = async () => {
      const y = await top()
      return y >= -1 && y < 200
    }
    const expectPlace = (when: string) => expect.poll(isShown, { message: when, timeout: 8000 }).toBe(true)
    const leavePlace = async () => {
      await page.mouse.move(600, 400)
      await page.mouse.wheel(0, -350)
      await expect.poll(top).toBeGreaterThan(200)
    }
    await page.setViewportSize({ width: 1280, height: 600 })
    await page.goto(`${path}#${id}`)
    await expectPlace('on arrival')
    await leavePlace()
    await page.reload()
    await expectPlace('after a reload')
    await leavePlace()
    await follow(page, 'About Us')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('One teacher')
    await page.goBack()
    await expect(page).toHaveURL(`${path}#${id}`)
    await expectPlace('after Back')
  })

test.describe('the links of every page', () => {
  /** The links and link targets of a document, parsed without running it. */
  const read = (html: string) => {
    const document = new DOMParser().parseFromString(html, 'text/html')
    return {
      main: document.querySelector('main')?.innerHTML ?? '',
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => ({
        href: link.getAttribute('href')!,
        text: (link.getAttribute('aria-label') ?? link.textContent ?? '').trim(),
        isSafe: link.relList.contains('noopener'),
        opensTab: link.target === '_blank',
        part: link.closest('header, nav, main, footer')?.localName,
      })),
    }
  }
  type Document = ReturnType<typeof read> & { status: number }

  test('lead to a page, and to an id that it has; those that open a new tab say so', async ({
    page,
    server,
  }) => {
    const documents = new Map<string, Document>()
    const get = async (path: string) => {
      const response = await fetch(server.url + path)
      const document = { status: response.status, ...(await page.evaluate(read, await response.text())) }
      documents.set(path, document)
      return document
    }
    const faults: string[] = []
    for (const path of [...pages.map((one) => one.path as string), '/no-such-page']) {
      const names = new Map<string, string>()
      for (const { href, text, isSafe, opensTab, part } of (await get(path)).links) {
        const fault = (what: string) => faults.push(`${path}: "${text}" ${what}`)
        const target = href.replace(/#.*/, '') || path
        const name = `${part} ${text}`
        if (names.has(name) && names.get(name) !== target) fault(`leads to ${names.get(name)} and ${target}`)
        names.set(name, target)
        if (opensTab !== /\(opens in a new tab\)$/.test(text)) fault('is wrong about a new tab')
        if (opensTab && !isSafe) fault('has no rel=noopener')
        if (!/^[/#]/.test(href)) {
          if (!/^(https|mailto):/.test(href)) fault(`leads to ${href}`)
          continue
        }
        const { pathname, hash } = new URL(href, `https://school.example${path}`)
        const { status, ids } = documents.get(pathname) ?? (await get(pathname))
        if (status !== 200 && pathname !== path) fault(`leads to ${pathname}, which answers ${status}`)
        if (hash && !ids.includes(decodeURIComponent(hash.slice(1)))) fault(`leads to no id ${hash}`)
      }
    }
    expect(faults).toEqual([])
    const guides = guidePaths.map((path) => documents.get(path)?.main)
    expect(guides).toHaveLength(7)
    expect(new Set(guides).size, 'all seven addresses show one guide').toBe(1)
  })
})
