import { type FirebaseOptions, initializeApp } from 'firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  debugErrorMap,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  type PopupRedirectResolver,
  signInWithPopup,
  signOut,
} from 'firebase/auth'
import { AuthError, type AuthProvider, superseded } from './provider'

interface Resolver {
  _initialize(auth: Auth): Promise<unknown>
  _originValidation(auth: Auth): Promise<unknown>
  originValidationPromises: object
}

/**
 * The SDK opens its window only after it has fetched a helper frame, and fetches that frame inside `signInWithPopup`:
 * on a slow connection the user activation has expired by then and the browser blocks the window
 * (firebase/firebase-js-sdk#4946). So the resolver is created here, shared with the SDK, which creates its own from the
 * class, and fetches the frame when the pointer or the focus comes near the button.
 */
const Base = browserPopupRedirectResolver as unknown as new () => Resolver
let shared: SharedResolver | undefined
/** The sign-in whose result is still awaited. */
let pending: symbol | undefined
class SharedResolver extends Base {
  constructor() {
    super()
    shared ??= this
    // biome-ignore lint/correctness/noConstructorReturn: one resolver for us and for the SDK.
    return shared
  }

  /**
   * The SDK caches a failed check for the lifetime of the page: after one network failure, sign-in would never work
   * again. A check that fails after its sign-in has ended makes the SDK throw 'Pending promise was never set', which
   * no code can catch (firebase/firebase-js-sdk#7093).
   */
  override async _originValidation(auth: Auth) {
    const checked = pending
    try {
      return await super._originValidation(auth)
    } catch (error) {
      this.originValidationPromises = {}
      if (checked !== pending) await new Promise(() => {})
      throw error
    }
  }
}

const asAuthError = (cause: unknown) => {
  const { code, message } = cause as { code?: unknown; message: string }
  return typeof code === 'string' ? new AuthError(code, message) : cause
}

/** Sign-in with Google through Firebase. Nothing is fetched from Google before `preload` or `signIn`. */
export function firebaseAuthProvider(options: FirebaseOptions): AuthProvider {
  const auth = initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
    // Full messages instead of error codes, because visitors see them unchanged.
    errorMap: debugErrorMap,
  })
  const resolver = SharedResolver as unknown as PopupRedirectResolver
  let lastAttempt = 0
  let ready = false

  const fetchFrame = () => new SharedResolver()._initialize(auth).then(() => (ready = true))

  async function choose(attempt: number) {
    // When the frame is loaded, the window opens without an `await` before it.
    if (!ready) {
      await fetchFrame()
      // Without this the SDK would open one window for each press that waited for the frame.
      if (attempt !== lastAttempt) throw superseded()
    }
    const current = Symbol()
    pending = current
    try {
      return await signInWithPopup(auth, new GoogleAuthProvider(), resolver)
    } finally {
      if (pending === current) pending = undefined
    }
  }

  return {
    async signIn() {
      const attempt = ++lastAttempt
      try {
        const result = await choose(attempt)
        if (attempt !== lastAttempt) {
          await signOut(auth)
          throw superseded()
        }
        const { uid, email, displayName, photoURL } = result.user
        const accessToken = GoogleAuthProvider.credentialFromResult(result)?.accessToken
        if (!accessToken) throw new AuthError('auth/internal-error', 'Google gave no access token.')
        return {
          user: { uid, email: email ?? '', displayName: displayName ?? '', photoURL: photoURL ?? '' },
          accessToken,
        }
      } catch (cause) {
        throw asAuthError(cause)
      }
    },
    cancel: () => {
      lastAttempt++
    },
    signOut: () => signOut(auth),
    prepare: () => {},
    preload: () => {
      fetchFrame().catch(() => {
        // Ignored here: the next press loads it again and shows the error.
      })
    },
    /** The ID token, renewed when it has expired (after an hour). Null where the account has been signed out. */
    async bearer() {
      await auth.authStateReady()
      try {
        return (await auth.currentUser?.getIdToken()) ?? null
      } catch (cause) {
        // Disabled, deleted or revoked: the SDK has signed the account out.
        if (!auth.currentUser) return null
        throw asAuthError(cause)
      }
    },
  }
}
