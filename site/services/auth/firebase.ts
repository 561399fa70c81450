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
import { AuthError, type AuthProvider } from './provider'

interface Resolver {
  _initialize?: (auth: Auth) => Promise<unknown>
}

/**
 * The SDK opens its window only after it has fetched a helper frame, and fetches that inside
 * `signInWithPopup`: on a slow line the press is forgotten meanwhile and the window is blocked
 * (firebase/firebase-js-sdk#4946). So the resolver is made here, shared with the SDK, which makes its own
 * from the class, and told to fetch the frame when the visitor comes near the button. Should a later SDK
 * lack `_initialize`, the frame is fetched at the press as before.
 */
const Base = browserPopupRedirectResolver as unknown as new () => Resolver
let shared: Resolver | undefined
class SharedResolver extends Base {
  constructor() {
    super()
    shared ??= this
    // biome-ignore lint/correctness/noConstructorReturn: one resolver for us and for the SDK.
    return shared
  }
}

/** Sign-in with Google through Firebase. Nothing is fetched from Google before `preload` or `signIn`. */
export function firebaseProvider(options: FirebaseOptions): AuthProvider {
  const auth = initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
    // Sentences instead of bare codes; they are shown to people as they are.
    errorMap: debugErrorMap,
  })
  const resolver = SharedResolver as unknown as PopupRedirectResolver
  let wanted = 0

  const bearer = async () => {
    await auth.authStateReady()
    return (await auth.currentUser?.getIdToken()) ?? null
  }

  return {
    async signIn() {
      const mine = ++wanted
      try {
        const result = await signInWithPopup(auth, new GoogleAuthProvider(), resolver)
        if (mine !== wanted) {
          await signOut(auth)
          throw new AuthError('auth/user-cancelled', 'The sign-in was given up.')
        }
        const { uid, email, displayName, photoURL } = result.user
        const token = GoogleAuthProvider.credentialFromResult(result)?.accessToken
        if (!token) throw new AuthError('auth/internal-error', 'Google gave no access token.')
        return {
          user: {
            uid,
            email: email ?? '',
            displayName: displayName ?? '',
            photoURL: photoURL ?? '',
          },
          token,
        }
      } catch (cause) {
        const { code, message } = cause as { code?: unknown; message: string }
        throw typeof code === 'string' ? new AuthError(code, message) : cause
      }
    },
    cancel: () => {
      wanted++
    },
    signOut: () => signOut(auth),
    preload: () => {
      new SharedResolver()._initialize?.(auth).catch(() => {
        // The press will try again, and say what is wrong.
      })
    },
    bearer,
  }
}
