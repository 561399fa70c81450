import type { Page } from '@playwright/test'
import { bannerKey, contactDraftKey, licenceKey, popupKey, themeKey } from '../../site/browser/storage'
import { company, dialog, expect, fillCompany, heading, next, test, toStepTwo } from './onboarding/journey'

/** Keys that may be stored in the browser. `user` and `token` belong to the signed-in user, until sign-out. */
const allowed = ['user', 'token', 'selected-plan', themeKey, bannerKey, popupKey, licenceKey]
/** Scroll positions of each page, which the router stores for the session. */
const ofRouter = /^tsr-scroll-restoration/

/** Everything that a page can store in a browser. */
async function kept(page: Page) {
  const { storage, ...rest } = await page.evaluate(async () => ({
    storage: [localStorage, sessionStorage].flatMap((place) => Object.entries<string>({ ...place })),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    name: window.name,
    state: JSON.stringify(history.state),
  }))
  return { storage, ...rest, cookies: await page.context().cookies() }
}

async function expectNothingPersonal(page: Page, values: readonly string[]) {
  const { storage, databases, caches, workers, cookies, name, state } = await kept(page)
  expect({ databases, caches, workers, cookies, name }).toEqual({
    databases: [],
    caches: [],
    workers: 0,
    cookies: [],
    name: '',
  })
  const unknown = storage.filter(([key]) => !allowed.includes(key) && !ofRouter.test(key))
  expect(unknown).toEqual([])
  const text = [...storage.filter(([key]) => key !== 'user').map(String), state].join('\n')
  for (const word of values) expect(text).not.toContain(word)
}

const message = {
  Name: 'Farhan Qureshi',
  Email: 'farhan@bulbul.example',
  Phone: '+91 98300 00000',
  Subject: 'A piano school',
  Message: 'Can forty pupils join?',
}

test('form input is not stored in the browser; a message only until it is sent', async ({ page }) => {
  await page.goto('/pricing')
  await page.getByRole('link', { name: 'Contact Us', exact: true }).click()
  for (const [label, value] of Object.entries(message))
    await page.getByRole('textbox', { name: label, exact: true }).fill(value)
  const holding = (await kept(page)).storage.filter(([, value]) => value.includes(message.Email))
  expect(holding.map(([key]) => key)).toEqual([contactDraftKey])
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('main').getByText('Your message has been sent. Thank you!')).toBeVisible()
  await expectNothingPersonal(page, Object.values(message))

  const draft = page.waitForResponse('**/v1/save_draft')
  await toStepTwo(page)
  await expect(dialog(page).getByText('kept for 30 days')).toBeVisible()
  await fillCompany(page)
  await draft
  const values = Object.values(company).filter((word) => word.length > 3)
  await expectNothingPersonal(page, values)
  expect((await kept(page)).storage.map(([key]) => key)).toEqual(expect.arrayContaining(['user', 'token']))
  await next(page).click()
  await expect(heading(page, 'Complete Your Onboarding')).toBeVisible()
  await expectNothingPersonal(page, values)

  await dialog(page)
    .getByRole('button', { name: /Mitali Sen/ })
    .click()
  await dialog(page).getByRole('button', { name: 'Sign Out' }).click()
  await expect(dialog(page)).toContainText('Sign in to Continue')
  const left = (await kept(page)).storage.map(([key]) => key)
  expect(left.filter((key) => key === 'user' || key === 'token')).toEqual([])
})
