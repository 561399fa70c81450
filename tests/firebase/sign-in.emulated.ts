/**
 * Firebase's SDK, Google's Auth emulator and our server, without doubles. Only the sign-in window is left out, because
 * it needs Google.
 */
import { deleteApp, getApps } from 'firebase/app'
import {
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  getAuth,
  signInWithCredential,
} from 'firebase/auth'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AuthProvider } from '../../site/services/auth/client/provider'
import { signIn, signOut } from '../../site/services/auth/client/sign-in'
import { readSession } from '../../site/services/auth/client/storage'
import { firebaseProvider } from '../../site/services/auth/firebase/client'
import { completeOnboarding, getStatus, verifyCompany } from '../../site/services/onboarding/client/calls'
import { freeTrialOrder } from '../../site/services/onboarding/contract'

const emulator = import.meta.env.VITE_TEST_EMULATOR
const project = 'demo-kaksha'
const options = { apiKey: 'any', authDomain: `${project}.firebaseapp.com`, projectId: project, appId: 'app' }

let provider: AuthProvider
let people = 0
const run = crypto.randomUUID().slice(0, 8)
beforeEach(() => {
  provider = firebaseProvider(options, emulator)
})
afterEach(async () => {
  await provider.signOut()
  await Promise.all(getApps().map(deleteApp))
  localStorage.clear()
})

/** Replaces the result of the window: the emulator creates the account that the credential names. */
const choosing = (name: string): AuthProvider => ({
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
    return { user: { uid, email, displayName: displayName ?? '', photoURL: photoURL ?? '' }, token }
  },
})
const somebody = () => signIn(choosing(`person${people++}`))
const account = async (uid: string) => ({ uid, bearer: await provider.bearer('') })
const manage = (path: string, body: object) =>
  fetch(`${emulator}/identitytoolkit.googleapis.com/v1/projects/${project}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  })

it('signs in with a Google account, up to a licence', async () => {
  const { user } = await somebody()
  expect(readSession()?.user).toEqual(user)
  const who = await account(user.uid)
  const company = {
    domainName: `site-${run}`,
    companyName: 'Ganit Classes',
    companyEmail: user.email,
    companyPhone: '+91 33 4000 0000',
    companySize: '12',
    location: 'Kolkata',
  }
  expect(await verifyCompany(who, 'FT', company)).toMatchObject({ success: true })
  const order = {
    isOnlinePaymentRequired: false,
    currencySymbol: '₹',
    currencyType: 'INR',
    taxes: [],
    orderId: freeTrialOrder(user.uid),
  }
  expect(await completeOnboarding(who, order)).toMatchObject({ success: true })
  expect((await getStatus(who)).body).toMatchObject({ licence: { domainName: `site-${run}`, plan: 'FT' } })
})

it('gives the same person the same uid again', async () => {
  const first = await signIn(choosing('again'))
  await signOut(provider)
  expect((await signIn(choosing('again'))).user.uid).toBe(first.user.uid)
})

describe('a sign-in', () => {
  it('survives a page load', async () => {
    const { user } = await somebody()
    await Promise.all(getApps().map(deleteApp))
    provider = firebaseProvider(options, emulator)
    expect(await getStatus(await account(user.uid))).toMatchObject({ success: true })
  })

  it('continues with a renewed ID token', async () => {
    const { user } = await somebody()
    const renewed = await getAuth().currentUser?.getIdToken(true)
    expect(await getStatus({ uid: user.uid, bearer: renewed ?? null })).toMatchObject({ success: true })
  })

  it('ends with sign-out', async () => {
    const { user } = await somebody()
    await signOut(provider)
    expect(readSession()).toBeNull()
    const who = await account(user.uid)
    expect(who.bearer).toBeNull()
    expect((await getStatus(who)).status).toBe(401)
  })

  it('gives access to its own account only', async () => {
    const other = await somebody()
    await somebody()
    expect((await getStatus(await account(other.user.uid))).status).toBe(401)
  })

  it('ends when the account is disabled, with Firebase’s own message', async () => {
    const { user } = await signIn(choosing('disabled'))
    expect((await manage('accounts:update', { localId: user.uid, disableUser: true })).ok).toBe(true)
    await expect(getAuth().currentUser?.getIdToken(true)).rejects.toMatchObject({
      code: 'auth/user-disabled',
    })
    expect(await provider.bearer('')).toBeNull()
    await expect(choosing('disabled').signIn()).rejects.toThrow(
      'Firebase: The user account has been disabled by an administrator. (auth/user-disabled).',
    )
  })
})

it('rejects an account that is not Google’s, and signs it out', async () => {
  const byPassword: AuthProvider = {
    ...provider,
    async signIn() {
      const email = `typed@${run}.example`
      const { user } = await createUserWithEmailAndPassword(getAuth(), email, 'a long password')
      return { user: { uid: user.uid, email, displayName: '', photoURL: '' }, token: 'none' }
    },
  }
  await expect(signIn(byPassword)).rejects.toThrow('Warning: Please sign in with a Google account.')
  expect(readSession()).toBeNull()
  expect(getAuth().currentUser).toBeNull()
})
