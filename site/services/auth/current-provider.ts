import { load } from '../../browser/load'
import { type AuthProvider, superseded } from './provider'
import { sandboxAuthProvider } from './sandbox'

/**
 * A provider that is loaded on demand. Once loaded it opens the window synchronously, so that the user activation still
 * counts.
 */
export function lazyProvider(fetch: () => Promise<AuthProvider>): AuthProvider {
  let ready: AuthProvider | undefined
  let coming: Promise<AuthProvider> | undefined
  let lastAttempt = 0
  const get = () =>
    (coming ??= fetch().then(
      (provider) => (ready = provider),
      (error) => {
        coming = undefined
        throw error
      },
    ))
  const quietly = (work: Promise<unknown>) => void work.catch(() => {})

  return {
    async signIn() {
      const attempt = ++lastAttempt
      if (ready) return ready.signIn()
      const provider = await get()
      // The visitor has pressed again or closed the dialog since, so no window may open.
      if (attempt !== lastAttempt) throw superseded()
      return provider.signIn()
    },
    cancel: () => {
      lastAttempt++
      ready?.cancel()
    },
    signOut: async () => (await get()).signOut(),
    prepare: () => quietly(get()),
    preload: () => quietly(get().then((provider) => provider.preload())),
    bearer: async (accessToken) => (await get()).bearer(accessToken),
  }
}

/** Firebase, in a separate chunk. */
const firebase = () =>
  lazyProvider(async () => {
    const { firebaseAuthProvider } = await load('sign-in', () => import('./firebase'), {
      reload: false,
    })
    return firebaseAuthProvider({
      apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
      authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
      projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
      appId: import.meta.env.VITE_FIREBASE_APP_ID,
    })
  })

/** Without Firebase's settings, the sandbox. */
export const authProvider: AuthProvider = import.meta.env.VITE_FIREBASE_API_KEY
  ? firebase()
  : sandboxAuthProvider
