import { load } from '../../browser/load'
import { sandboxAuthProvider } from '../../sandbox/browser/auth'
import { lazyProvider } from './lazy-provider'
import type { AuthProvider } from './provider'

/** Firebase, in a chunk of its own. */
const firebase = () =>
  lazyProvider(async () => {
    const { firebaseAuthProvider } = await load('sign-in', () => import('./firebase'), {
      reload: false,
    })
    return firebaseAuthProvider(
      {
        apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
        authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
        projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
        appId: import.meta.env.VITE_FIREBASE_APP_ID,
      },
      import.meta.env.VITE_FIREBASE_AUTH_EMULATOR,
    )
  })

/** Without Firebase's settings, the sandbox. */
export const authProvider: AuthProvider = import.meta.env.VITE_FIREBASE_API_KEY
  ? firebase()
  : sandboxAuthProvider
