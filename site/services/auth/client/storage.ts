import type { SignedInUser } from '../contract'

/** The stored sign-in. */
export interface Session {
  user: SignedInUser
  /** The provider's access token. */
  token: string
}

const userKey = 'user'
const tokenKey = 'token'

/** Where storage is forbidden, the sign-in lasts as long as the page. */
let unstored: Session | null = null

const isUser = (value: unknown): value is SignedInUser => {
  const user = value as Record<string, unknown> | null
  return (
    typeof user === 'object' &&
    user !== null &&
    ['uid', 'email', 'displayName', 'photoURL'].every((field) => typeof user[field] === 'string') &&
    user.uid !== ''
  )
}

/** The stored sign-in, or null. Anything in storage that is not a complete sign-in counts as none. */
export function readSession(): Session | null {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(userKey) ?? 'null')
    const token = localStorage.getItem(tokenKey)
    if (isUser(user) && token) return { user, token }
  } catch {
    // Unreadable or forbidden: the same as absent.
  }
  return unstored
}

export function keepSession(session: Session): void {
  try {
    localStorage.setItem(userKey, JSON.stringify(session.user))
    localStorage.setItem(tokenKey, session.token)
    unstored = null
  } catch {
    unstored = session
  }
}

export function clearSession(): void {
  unstored = null
  try {
    localStorage.removeItem(userKey)
    localStorage.removeItem(tokenKey)
  } catch {
    // What could not be stored needs no clearing.
  }
}
