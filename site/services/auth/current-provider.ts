import { load } from '../load'
import type { AuthProvider } from './provider'
import { sandboxProvider } from './sandbox'

/** Firebase in a chunk of its own; what is already there answers without a wait, so that a press stays a press. */
function lateFirebase(): AuthProvider {
  let ready: AuthProvider | undefined
  let coming: Promise<AuthProvider> | undefined
  const get = () =>
    (coming ??= load('sign-in', () => import('./firebase'), {
      reload: false,
    }).then(
      ({ firebaseProvider }) => {
        ready = firebaseProvider({
          apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
          authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
          projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
          appId: import.meta.env.VITE_FIREBASE_APP_ID,
        })
        return ready
      },
      (error) => {
        coming = undefined
        throw error
      },
    ))
  return {
    signIn: () => (ready ? ready.signIn() : get().then((provider) => provider.signIn())),
    cancel: () => ready?.cancel(),
    signOut: () => get().then((provider) => provider.signOut()),
    preload: () =>
      void get().then(
        (provider) => provider.preload(),
        () => {},
      ),
    bearer: (token) => get().then((provider) => provider.bearer(token)),
  }
}

/** Without Firebase's settings the sandbox stands in for it. */
export const authProvider: AuthProvider = import.meta.env.VITE_FIREBASE_API_KEY
  ? lateFirebase()
  : sandboxProvider
