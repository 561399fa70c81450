import type { CDPSession, Page } from '@playwright/test'

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/**
 * One CDP session for each page, for commands that Playwright does not offer. It stays open, because Chromium resets
 * settings of other sessions, such as offline emulation, when one closes.
 */
export function sessionOf(page: Page) {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}
