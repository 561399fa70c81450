import { guidePaths, pages } from '../../site/content/pages'
import { follow } from './support/navigation'
import { expect, test } from './support/test'

/** The links and link targets of one served document. */
interface Served {
  path: string
  status: number
  ids: string[]
  markup: string
  wordCount: number
  landmarks: Record<'header' | 'main' | 'footer' | 'h1', number>
  links: { href: string; text: string; target: string; rel: string; place: string }[]
}

/** Parses documents without running them, in an empty page. */
const read = (html: string) => {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const textOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
  const main = document.querySelector('main')
  const count = (selector: string) => document.querySelectorAll(selector).length
  return {
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    markup: main?.innerHTML ?? '',
    wordCount: main?.textContent?.split(/\s+/).filter((word) => /\w/.test(word)).length ?? 0,
    landmarks: {
      header: count('body > header'),
      main: count('main'),
      footer: count('body > footer'),
      h1: count('h1'),
    },
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => ({
      href: link.getAttribute('href')!,
      text: textOf(link),
      target: link.target,
      rel: link.rel,
      place: link.closest('header, nav, main, footer')?.localName ?? 'body',
    })),
  }
}

const paths = [...pages.map(({ path }) => path as string), '/no-such-page']
const isInternal = (href: string) => /^[/#]/.test(href)

test.describe('links', () => {
  let served: Served[]

  test.beforeAll(async ({ browser, server }) => {
    const page = await browser.newPage()
    served = await Promise.all(
      paths.map(async (path) => {
        const response = await fetch(server.url + path)
        return { path, status: response.status, ...(await page.evaluate(read, await response.text())) }
      }),
    )
    await page.close()
  })

  test('inside the site lead to an existing page, and to an id that it has', async ({ server }) => {
    const known = new Map(served.map(({ path, status, ids }) => [path, { status, ids }]))
    const faults: string[] = []
    let checked = 0
    for (const { path, links } of served)
      for (const { href, text } of links.filter((link) => isInternal(link.href))) {
        checked += 1
        const { pathname, hash } = new URL(href, `https://school.example${path}`)
        if (!known.has(pathname))
          known.set(pathname, { status: (await fetch(server.url + pathname)).status, ids: [] })
        const target = known.get(pathname)!
        const isHere = target.status === 200 || (pathname === path && path === '/no-such-page')
        if (!isHere) faults.push(`${path}: "${text}" leads to ${pathname}, which answers ${target.status}`)
        if (hash && !target.ids.includes(decodeURIComponent(hash.slice(1))))
          faults.push(`${path}: "${text}" leads to ${pathname}${hash}, where nothing has that id`)
      }
    expect(checked).toBeGreaterThan(500)
    expect(faults).toEqual([])
  })

  test('in a new tab are labelled as such, and have rel=noopener', () => {
    const faults: string[] = []
    let checked = 0
    for (const { path, links } of served)
      for (const { href, text, target, rel } of links) {
        const opens = /\(opens in a new tab\)$/.test(text)
        if (target === '_blank') {
          checked += 1
          if (!opens) faults.push(`${path}: "${text}" does not say that it opens a new tab`)
          if (!/\bnoopener\b/.test(rel)) faults.push(`${path}: "${text}" has no rel=noopener`)
        } else if (opens) faults.push(`${path}: "${text}" says that it opens a new tab, and does not`)
        if (!isInternal(href) && !/^(https|mailto):/.test(href)) faults.push(`${path}: ${href}`)
      }
    expect(checked, 'Admin and Start FREE on each').toBeGreaterThanOrEqual(2 * paths.length)
    expect(faults).toEqual([])
  })

  test('have names, and links of the same name in one part of a page have the same target', () => {
    const faults: string[] = []
    for (const { path, links } of served) {
      const seen = new Map<string, string>()
      for (const { href, text, place } of links) {
        if (!text) faults.push(`${path}: ${href} has no words`)
        const key = `${place} "${text}"`
        // Two links of one name to one page: one to the page, one to a place on it.
        const target = href.replace(/#.*/, '') || path
        if (seen.has(key) && seen.get(key) !== target)
          faults.push(`${path}: ${key} leads to ${seen.get(key)} and to ${target}`)
        seen.set(key, target)
      }
    }
    expect(faults).toEqual([])
  })

  test('are in complete documents: landmarks, one h1, more than 120 words without JavaScript', () => {
    for (const { path, status, landmarks, wordCount } of served) {
      expect(status, path).toBe(path === '/no-such-page' ? 404 : 200)
      expect(landmarks, path).toEqual({ header: 1, main: 1, footer: 1, h1: 1 })
      if (status === 200) expect(wordCount, `words of ${path}`).toBeGreaterThan(120)
    }
  })

  test('to all seven addresses of the guide show the same guide', () => {
    expect(guidePaths).toHaveLength(7)
    const guides = served.filter(({ path }) => (guidePaths as string[]).includes(path))
    expect(guides).toHaveLength(7)
    expect(new Set(guides.map(({ markup }) => markup)).size).toBe(1)
  })
})

test.describe('a place in the address', () => {
  for (const [path, id] of [
    ['/demo-session', 'book'],
    ['/', 'faq'],
    ['/terms', 'payment'],
  ] as const)
    test(`${path}#${id} is shown on arrival, after a reload, and after Back`, async ({ page }) => {
      const top = () =>
        page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? -1, id)
      const expectPlace = async (when: string) => {
        await expect(async () => {
          const at = await top()
          expect(at, when).toBeGreaterThanOrEqual(-1)
          expect(at, when).toBeLessThan(200)
        }).toPass({ timeout: 8000 })
      }
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
})
