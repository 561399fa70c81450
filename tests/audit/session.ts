import type { CDPSession, Page } from '@playwright/test'

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/**
 * A line to the browser for what Playwright has no words for: one a page, and open as long as the page is. Where one is
 * closed, Chromium forgets what others have set too: a page without a connection had it back.
 */
export function sessionOf(page: Page) {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}
