import type { CDPSession, Page } from '@playwright/test'

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/**
 * A CDP session for commands that Playwright does not offer: one for each page, open as long as the page. When a
 * session closes, Chromium also resets settings made by others: a page that was offline was online again.
 */
export function sessionOf(page: Page) {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}
