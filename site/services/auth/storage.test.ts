import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../storage.fixture'
import { clearSession, readSession, rememberLicence, saveSession } from './storage'

const user = { uid: 'u1', email: 'mitali@ganit.example', displayName: 'Mitali Sen', photoURL: '' }
const session = { user, accessToken: 'token-1' }
let store: Map<string, string>

beforeEach(() => {
  store = stubStorage('localStorage')
})
afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

it('stores the sign-in, and removes it', () => {
  expect(readSession()).toBeNull()
  saveSession(session)
  expect(readSession()).toEqual(session)
  rememberLicence(true)
  clearSession()
  expect(readSession()).toBeNull()
  expect(store.size).toBe(0)
})

it('knows whether the licence is active until another account signs in', () => {
  saveSession(session)
  const before = store.size
  rememberLicence(true)
  expect(store.size).toBe(before + 1)
  saveSession(session)
  expect(store.size).toBe(before)
})

it.each([
  ['not JSON', '{'],
  ['null', 'null'],
  ['a string', '"u1"'],
  ['an empty uid', JSON.stringify({ ...user, uid: '' })],
  ['a missing name', JSON.stringify({ ...user, displayName: undefined })],
  ['a number for an address', JSON.stringify({ ...user, email: 7 })],
])('treats a user that is %s as none', (_, text) => {
  saveSession(session)
  store.set('user', text)
  expect(readSession()).toBeNull()
})

it.each(['user', 'token'])('treats a sign-in without its %s as none', (key) => {
  saveSession(session)
  store.delete(key)
  expect(readSession()).toBeNull()
})

describe('where storage is forbidden', () => {
  beforeEach(() => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  })

  it('the sign-in lasts as long as the page', () => {
    saveSession(session)
    expect(readSession()).toEqual(session)
    clearSession()
    expect(readSession()).toBeNull()
  })
})

it('does not restore what storage has lost: another tab may have signed out', () => {
  saveSession(session)
  store.clear()
  expect(readSession()).toBeNull()
})
