import { type FirebaseOptions, initializeApp } from 'firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
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
 * The SDK opens its window only after it has fetched a helper frame, and fetches that inside
 * `signInWithPopup`: on a slow line the press is forgotten meanwhile and the window is blocked
 * (firebase/firebase-js-sdk#4946). So the resolver is made here, shared with the SDK, which makes its own
 * from the class, and told to fetch the frame when the visitor comes near the button.
 */
const Base = browserPopupRedirectResolver as unknown as new () => Resolver
let shared: SharedResolver | undefined
class SharedResolver extends Base {
  constructor() {
    super()
    shared ??= this
    // biome-ignore lint/correctness/noConstructorReturn: one resolver for us and for the SDK.
    return shared
  }

  /** The SDK would keep a failure for the life of the page: once without a network, never signed in again. */
  override async _originValidation(auth: Auth) {
    try {
      return await super._originValidation(auth)
    } catch (error) {
      this.originValidationPromises = {}
      throw error
    }
  }
}

const asAuthError = (cause: unknown) => {
  const { code, message } = cause as { code?: unknown; message: string }
  return typeof code === 'string' ? new AuthError(code, message) : cause
}

/**
 * Sign-in with Google through Firebase. Nothing is fetched from Google before `preload` or `signIn`.
 * `emulator` is the address of an Auth emulator, for tests and development.
 */
export function firebaseProvider(options: FirebaseOptions, emulator?: string): AuthProvider {
  const auth = initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
    // Sentences instead of bare codes; they are shown to people as they are.
    errorMap: debugErrorMap,
  })
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true })
  const resolver = SharedResolver as unknown as PopupRedirectResolver
  let wanted = 0
  let ready = false

  const fetchFrame = () => new SharedResolver()._initialize(auth).then(() => (ready = true))

  async function choose(mine: number) {
    // With the frame here, nothing is awaited before the window opens.
    if (!ready) {
      await fetchFrame()
      // The SDK would open a window for each press that has waited.
      if (mine !== wanted) throw superseded()
    }
    return signInWithPopup(auth, new GoogleAuthProvider(), resolver)
  }

  return {
    async signIn() {
      const mine = ++wanted
      try {
        const result = await choose(mine)
        if (mine !== wanted) {
          await signOut(auth)
          throw superseded()
        }
        const { uid, email, displayName, photoURL } = result.user
        const token = GoogleAuthProvider.credentialFromResult(result)?.accessToken
        if (!token) throw new AuthError('auth/internal-error', 'Google gave no access token.')
        return {
          user: { uid, email: email ?? '', displayName: displayName ?? '', photoURL: photoURL ?? '' },
          token,
        }
      } catch (cause) {
        throw asAuthError(cause)
      }
    },
    cancel: () => {
      wanted++
    },
    signOut: () => signOut(auth),
    prepare: () => {},
    preload: () => {
      fetchFrame().catch(() => {
        // The press will try again, and say what is wrong.
      })
    },
    /** Renewed where it has expired, as it does after an hour. Null where the account has been signed out. */
    async bearer() {
      await auth.authStateReady()
      try {
        return (await auth.currentUser?.getIdToken()) ?? null
      } catch (cause) {
        // Disabled, deleted or revoked: the SDK has signed out whom Google no longer knows.
        if (!auth.currentUser) return null
        throw asAuthError(cause)
      }
    },
  }
}
