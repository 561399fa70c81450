import { pageEvents } from '../../browser/names'
import { attempt, licenceKey, userKey } from '../../browser/storage'
import type { SignedInUser } from '../../contracts/auth'

/** The stored sign-in. */
export interface Session {
  user: SignedInUser
  /** The provider's access token. */
  accessToken: string
}

const tokenKey = 'token'

/** Used where storage is blocked: the sign-in then lasts as long as the page. */
let unstored: Session | null = null

const isUser = (value: unknown): value is SignedInUser => {
  const user = value as Record<string, unknown> | null
  const texts = ['uid', 'email', 'displayName', 'photoURL']
  return texts.every((field) => typeof user?.[field] === 'string') && user?.uid !== ''
}

/** The stored sign-in, or null. Anything in storage that is not a complete sign-in counts as none. */
export function readSession(): Session | null {
  const user: unknown = attempt(() => JSON.parse(localStorage.getItem(userKey) ?? 'null'))
  const accessToken = attempt(() => localStorage.getItem(tokenKey))
  return isUser(user) && accessToken ? { user, accessToken } : unstored
}

/** Calls the function after each sign-in and sign-out, in any tab: other tabs get the `storage` event. */
export function onSessionChange(listener: () => void): () => void {
  addEventListener(pageEvents.session, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(pageEvents.session, listener)
    removeEventListener('storage', listener)
  }
}

export function saveSession(session: Session): void {
  unstored = session
  attempt(() => {
    localStorage.setItem(userKey, JSON.stringify(session.user))
    localStorage.setItem(tokenKey, session.accessToken)
    localStorage.removeItem(licenceKey)
    unstored = null
  })
  globalThis.dispatchEvent?.(new Event(pageEvents.session))
}

/** Stores what the server said of the signed-in user's licence, so that a page knows a customer without a request. */
export function rememberLicence(isActive: boolean) {
  attempt(() => {
    if (isActive) localStorage.setItem(licenceKey, '1')
    else localStorage.removeItem(licenceKey)
  })
  globalThis.dispatchEvent?.(new Event(pageEvents.licence))
}

export function clearSession(): void {
  unstored = null
  attempt(() => {
    localStorage.removeItem(userKey)
    localStorage.removeItem(tokenKey)
    localStorage.removeItem(licenceKey)
  })
  globalThis.dispatchEvent?.(new Event(pageEvents.session))
}
