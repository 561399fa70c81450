import type { SignedInUser } from './auth'

/**
 * Sandbox accounts, for signing in without a provider. `works` signs in, `refused` is refused by google_login, `silent`
 * never answers its popup.
 */
export type SandboxAccount = SignedInUser & { behaviour: 'works' | 'refused' | 'silent' }

export const sandboxAccounts: readonly SandboxAccount[] = [
  {
    uid: 'sandbox-mitali',
    email: 'mitali@ganit.example',
    displayName: 'Mitali Sen',
    photoURL: '',
    behaviour: 'works',
  },
  {
    uid: 'sandbox-arun',
    email: 'arun@suravi.example',
    displayName: 'Arun Nair',
    photoURL: '',
    behaviour: 'works',
  },
  {
    uid: 'sandbox-refused',
    email: 'closed@pathsala.example',
    displayName: 'Farida Khan',
    photoURL: '',
    behaviour: 'refused',
  },
  {
    uid: 'sandbox-silent',
    email: 'away@bidya.example',
    displayName: 'Tenzin Lepcha',
    photoURL: '',
    behaviour: 'silent',
  },
]
