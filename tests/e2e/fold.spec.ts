import { expect, test } from './test'

const below = '**/assets/below-*.css'

test('the first screen is shown while the style of the rest is still on its way', async ({
  page,
  server,
}) => {
  let arrive = () => {}
  const held = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(below, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(server.url, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  arrive()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('the shell keeps its style when the home page goes, and takes its style along', async ({
  page,
  server,
}) => {
  // The lists, since the choice of a theme comes later than they.
  const looks = () =>
    page.getByRole('contentinfo').evaluate((footer) =>
      [footer, ...footer.querySelectorAll('h2, ul, li, li > a')].map((element) => {
        const { display, padding, fontSize, color, gap } = getComputedStyle(element)
        return [display, padding, fontSize, color, gap].join()
      }),
    )
  await page.goto(server.url)
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  const before = await looks()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.locator('[data-fold]')).toHaveCount(0)
  expect(await looks()).toEqual(before)
})
