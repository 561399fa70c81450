/**
 * Sign-in with Firebase's SDK, Google's Auth emulator and our server. Only the sign-in window is replaced, because it
 * needs Google. The tests of `site/services/auth/firebase.ts` have reloads, renewed tokens and sign-out.
 */
import { deleteApp, getApps } from 'firebase/app'
import {
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  getAuth,
  signInWithCredential,
} from 'firebase/auth'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SignedInUser } from '../../site/contracts/auth'
import { freeTrialOrder } from '../../site/contracts/licensing'
import { firebaseAuthProvider } from '../../site/services/auth/firebase'
import type { AuthProvider } from '../../site/services/auth/provider'
import { signIn } from '../../site/services/auth/sign-in'
import { readSession } from '../../site/services/auth/storage'
import { completeOnboarding, getStatus, verifyCompany } from '../../site/services/onboarding/calls'

const emulator = import.meta.env.VITE_TEST_EMULATOR
const project = 'demo-kaksha'
const options = { apiKey: 'any', authDomain: `${project}.firebaseapp.com`, projectId: project, appId: 'app' }

let provider: AuthProvider
let personCount = 0
const run = crypto.randomUUID().slice(0, 8)
beforeEach(() => {
  provider = firebaseAuthProvider(options, emulator)
})
afterEach(async () => {
  await provider.signOut()
  await Promise.all(getApps().map(deleteApp))
  localStorage.clear()
})

/** Replaces the sign-in window: signs in with a credential, for which the emulator creates the account. */
const googleAccount = (name: string): AuthProvider => ({
  ...provider,
  async signIn() {
    const email = `${name}@${run}.example`
    const claims = { sub: `${run}-${name}`, email, email_verified: true, name }
    const result = await signInWithCredential(
      getAuth(),
      GoogleAuthProvider.credential(JSON.stringify(claims)),
    )
    const token = GoogleAuthProvider.credentialFromResult(result)?.accessToken ?? ''
    const { uid, displayName, photoURL } = result.user
    return {
      user: { uid, email, displayName: displayName ?? '', photoURL: photoURL ?? '' },
      accessToken: token,
    }
  },
})
const signInAsNewPerson = () => signIn(googleAccount(`person${personCount++}`))
/** A session whose access token is the ID token: the calls ask the sandbox, which returns it unchanged. */
const sessionOf = async (user: SignedInUser) => ({ user, accessToken: (await provider.bearer('')) ?? '' })
const postToEmulator = (path: string, body: object) =>
  fetch(`${emulator}/identitytoolkit.googleapis.com/v1/projects/${project}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  })

it('signs in with a Google account, and activates a licence', async () => {
  const { user } = await signInAsNewPerson()
  expect(readSession()?.user).toEqual(user)
  const session = await sessionOf(user)
  const company = {
    domainName: `site-${run}`,
    companyName: 'Ganit Classes',
    companyEmail: user.email,
    companyPhone: '+91 33 4000 0000',
    companySize: '12',
    location: 'Kolkata',
  }
  expect(await verifyCompany(session, 'FT', company)).toMatchObject({ success: true })
  const order = {
    isOnlinePaymentRequired: false,
    currencySymbol: '₹',
    currencyType: 'INR',
    taxes: [],
    orderId: freeTrialOrder(user.uid),
  }
  expect(await completeOnboarding(session, order)).toMatchObject({ success: true })
  expect((await getStatus(session)).body).toMatchObject({
    licence: { domainName: `site-${run}`, plan: 'FT' },
  })
})

it('a sign-in ends when the account is disabled, with Firebase’s own message', async () => {
  const { user } = await signIn(googleAccount('disabled'))
  expect((await postToEmulator('accounts:update', { localId: user.uid, disableUser: true })).ok).toBe(true)
  await expect(getAuth().currentUser?.getIdToken(true)).rejects.toMatchObject({
    code: 'auth/user-disabled',
  })
  expect(await provider.bearer('')).toBeNull()
  await expect(googleAccount('disabled').signIn()).rejects.toThrow(
    'Firebase: The user account has been disabled by an administrator. (auth/user-disabled).',
  )
})

it('refuses an account of another provider than Google, and signs it out', async () => {
  const byPassword: AuthProvider = {
    ...provider,
    async signIn() {
      const email = `typed@${run}.example`
      const { user } = await createUserWithEmailAndPassword(getAuth(), email, 'a long password')
      return { user: { uid: user.uid, email, displayName: '', photoURL: '' }, accessToken: 'none' }
    },
  }
  await expect(signIn(byPassword)).rejects.toThrow('Warning: Please sign in with a Google account.')
  expect(readSession()).toBeNull()
  expect(getAuth().currentUser).toBeNull()
})
