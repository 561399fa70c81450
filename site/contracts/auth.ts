/** Signing in: what the browser sends and what the server accepts. */
import * as z from 'zod/mini'
import { line, optionalLine, type ReplyBody, uid } from './api'

const webAddress = optionalLine(2048).check(
  z.refine((text) => text === '' || /^https?:\/\//.test(text), 'Give a web address.'),
)

/** POST google_login. `token` is the provider's access token. */
export const googleLoginRequest = z.object({
  uid,
  /** The server stores the address of the provider's token, which may have a form that the forms refuse. */
  email: line('Enter your e-mail address.', 254),
  displayName: optionalLine(200),
  photoURL: webAddress,
  token: line('Sign in again.', 8192),
})

/** POST sandbox_sign_in. Exists only while sign-in runs in its sandbox. */
export const sandboxSignInRequest = z.object({ account: line('Choose an account.', 64) })

/** The signed-in user. With the token, all that the browser stores (docs/product.md, Stored data). */
export type SignedInUser = { uid: string; email: string; displayName: string; photoURL: string }

export type SandboxSignInReply = ReplyBody & { user?: SignedInUser; token?: string }

export const loginFailedMessage = 'Login failed. Please try again.'
export const unexpectedLoginMessage = 'An unexpected error occurred. Please try again later.'

/** Why google_login refuses an account. */
export const signInRefusals = {
  notGoogle: 'Please sign in with a Google account.',
  noAddress: 'Your Google account has no verified e-mail address. Please choose another one.',
  closed: 'This account has been closed. Please contact us.',
} as const

export const busyMessage = 'Sign-in cannot be checked at the moment. Please try again in a minute.'
