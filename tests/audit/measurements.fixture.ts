import type { Page } from '@playwright/test'
import type { Entry } from './findings/exceptions'
import type { Finding } from './findings/finding'
import type { AuditPage } from './page/main'
import { script } from './page/script'

declare const audit: AuditPage

/** A page with little more than this markup. */
export async function show(page: Page, body: string) {
  await page.setContent(
    `<!doctype html><html lang="en"><head><title>A page</title><style>
      body { margin: 0; font: 16px/1.5 sans-serif; color: #000; background: #fff }
      p { margin: 0 }
      :focus-visible { outline: 3px solid #000; outline-offset: 3px }
    </style></head><body><main><h1>A page</h1>${body}</main></body></html>`,
  )
  await page.evaluate(await script())
  // The content is new, but the scroll position is that of the last page.
  await page.evaluate(() => scrollTo(0, 0))
}

export const lookFor = (
  page: Page,
  wanted: { moves?: boolean; second?: boolean; exceptions?: readonly Entry[] } = {},
) =>
  page.evaluate((options) => audit.look(options), {
    moves: false,
    second: false,
    focus: true,
    exceptions: [],
    ...wanted,
  })

export const own = ({ findings }: { findings: readonly Finding[] }) =>
  findings.filter(({ engine }) => engine === 'layout' || engine === 'focus')

/** The findings of our own measurements, by rule. */
export async function found(page: Page, body: string) {
  await show(page, body)
  return own(await lookFor(page)).map(({ rule }) => rule)
}
