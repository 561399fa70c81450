import { chromium } from 'playwright'
import { chromiumLaunchOptions } from '../chromium.ts'
import { queries } from '../fixtures/search-queries'

/** Measures the time from each key until the results are shown, in milliseconds. */
function measureAnswers(element: Element) {
  const took: number[] = []
  let since = 0
  element.addEventListener(
    'input',
    ({ target }) => {
      since = (target as HTMLInputElement).value ? performance.now() : 0
    },
    true,
  )
  new MutationObserver(() => {
    if (since) took.push(performance.now() - since)
    since = 0
  }).observe(element, { subtree: true, childList: true, characterData: true })
  Object.assign(window, { took })
}

/** How long the search of the documentation takes until its results are shown, for each query, in milliseconds. */
export async function searchTimes(origin: string): Promise<number[]> {
  const browser = await chromium.launch(chromiumLaunchOptions())
  const page = await browser.newPage()
  await page.goto(`${origin}/design-system/`)
  await page.getByRole('button', { name: 'Search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Search the documentation' })
  const found = dialog.getByRole('link').first()
  // The first query waits for the index.
  await dialog.getByRole('searchbox').fill('install')
  await found.waitFor()
  await dialog.evaluate(measureAnswers)
  for (const [query] of queries) {
    await dialog.getByRole('searchbox').fill('')
    await found.waitFor({ state: 'detached' })
    await dialog.getByRole('searchbox').fill(query)
    await found.waitFor()
  }
  const took = await page.evaluate(() => (window as unknown as { took: number[] }).took)
  await browser.close()
  if (took.length !== queries.length)
    throw new Error(`${took.length} of ${queries.length} searches were measured.`)
  return took
}
