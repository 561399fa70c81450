/** A sign-in that survives a reload and an expired ID token. The real Firebase SDK, with a test double of Google. */
import { deleteApp, getApps } from 'firebase/app'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  chosen,
  google,
  googleError,
  networkDown,
  newProvider,
  pass,
  press,
  startGoogle,
  stopGoogle,
} from './google.fixture'

const hour = 60 * 60_000
let keys = 0
let apiKey: string
beforeEach(() => {
  apiKey = `reload-${keys++}`
  startGoogle()
})
afterEach(stopGoogle)

async function signedIn() {
  const made = newProvider(apiKey)
  await chosen(press(made))
  return made
}
/** Reloads the page: only stored data remains. */
async function reload() {
  await Promise.all(getApps().map(deleteApp))
  google.asked = []
  return newProvider(apiKey)
}
/** Whether the sign-in is in browser storage, and not only in the page. */
const isKept = () =>
  new Promise<boolean>((resolve) => {
    const opening = indexedDB.open('firebaseLocalStorageDb')
    opening.onsuccess = () => {
      const store = opening.result.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage')
      const keys = store.getAllKeys()
      keys.onsuccess = () => {
        opening.result.close()
        resolve(keys.result.includes(`firebase:authUser:${apiKey}:[DEFAULT]`))
      }
    }
  })
const numberOf = (token: string | null) => token && JSON.parse(atob(token.split('.')[1] ?? '')).number

it('renews its ID token after an hour, in the page and after a reload', async () => {
  const made = await signedIn()
  expect(numberOf(await made.bearer(''))).toBe(1)
  vi.setSystemTime(Date.now() + hour)
  expect(numberOf(await made.bearer(''))).toBe(2)
  vi.setSystemTime(Date.now() + 30 * 24 * hour)
  const later = await reload()
  expect(numberOf(await later.bearer(''))).toBe(3)
})

it('stays while the network is unavailable, and reports the error', async () => {
  const made = await signedIn()
  vi.setSystemTime(Date.now() + hour)
  google.answers.token = networkDown
  await expect(made.bearer('')).rejects.toMatchObject({ code: 'auth/network-request-failed' })
  google.answers.token = undefined
  expect(numberOf(await made.bearer(''))).toBe(2)
})

it.each(['TOKEN_EXPIRED', 'USER_DISABLED', 'USER_NOT_FOUND'])(
  'ends where Google revokes it (%s): no bearer token, so that the server asks to sign in again',
  async (reason) => {
    const made = await signedIn()
    vi.setSystemTime(Date.now() + hour)
    google.answers.token = googleError(reason)
    expect(await made.bearer('')).toBeNull()
    google.answers.token = undefined
    expect(await made.bearer('')).toBeNull()
    expect(await (await reload()).bearer('')).toBeNull()
  },
)

it('is removed from the browser after signing out', async () => {
  const made = await signedIn()
  await made.signOut()
  expect(await made.bearer('')).toBeNull()
  expect(await isKept()).toBe(false)
  expect(await (await reload()).bearer('')).toBeNull()
  expect(google.asked).toEqual([])
  await pass()
})
