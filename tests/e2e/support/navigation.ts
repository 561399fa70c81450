import type { Page } from '@playwright/test'

/** The documents that were requested, in order: every page load, but no navigation without one. */
export function documents(page: Page) {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/** Follows a link of the top navigation as a visitor does: with the pointer. */
export const follow = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()
