import { sandbox } from '../../content/sandbox'
import type { SandboxSignInReply } from '../../contracts/auth'
import { callApi, NetworkError } from '../api-client'
import { randomUuid } from '../random-uuid'
import { AuthError, type AuthProvider } from './provider'
import type { Session } from './storage'

/** The message of the sandbox's window to the page that opened it. */
export interface SandboxAnswer {
  type: 'sandbox-identity'
  /** A secret for this one sign-in, so that no other window can answer instead. */
  state: string
  account: string
}

export const sandboxIdentityPath = '/sandbox/identity'
/** How often the window is checked for being closed. */
const closedPoll = 500
/**
 * The message of a window may arrive after the window has closed, so the closing is reported this much later.
 */
const closedGrace = 8000

const size = { width: 500, height: 600 }

const { errors } = sandbox.identity

const failure = (code: keyof typeof errors, message: string = errors[code]) =>
  new AuthError(code, `${message} (${code})`)

/** Centred over the browser window. */
function windowFeatures() {
  const left = Math.max(0, Math.round(screenX + (outerWidth - size.width) / 2))
  const top = Math.max(0, Math.round(screenY + (outerHeight - size.height) / 2))
  return `popup,width=${size.width},height=${size.height},left=${left},top=${top}`
}

/** Turns the account chosen in the window into a signed-in user. */
async function enter(account: string): Promise<Session> {
  const reply = await callApi('sandbox_sign_in', { account }).catch((cause) => {
    throw cause instanceof NetworkError ? failure('auth/network-request-failed') : cause
  })
  const { user, token: accessToken } = reply.body as Partial<SandboxSignInReply>
  if (!reply.success || !user || !accessToken) throw failure('auth/internal-error', reply.message)
  return { user, accessToken }
}

/** Ends the sign-in that waits for its window. */
let failPending: ((code: keyof typeof errors) => void) | undefined

/** Opens the window at once and waits for its answer. */
function chooseAccount(): Promise<string> {
  failPending?.('auth/cancelled-popup-request')
  return new Promise((resolve, reject) => {
    const state = randomUuid()
    const popup = open(`${sandboxIdentityPath}?state=${state}`, state, windowFeatures())
    let poll: ReturnType<typeof setInterval> | undefined
    let grace: ReturnType<typeof setTimeout> | undefined

    const finish = () => {
      clearInterval(poll)
      clearTimeout(grace)
      removeEventListener('message', listen)
      popup?.close()
      if (failPending === fail) failPending = undefined
    }
    const listen = ({ origin, source, data }: MessageEvent<Partial<SandboxAnswer> | null>) => {
      if (origin !== location.origin || source !== popup) return
      if (data?.type !== 'sandbox-identity' || data.state !== state || typeof data.account !== 'string')
        return
      finish()
      resolve(data.account)
    }
    const fail = (code: keyof typeof errors) => {
      finish()
      reject(failure(code))
    }

    failPending = fail
    if (!popup) return fail('auth/popup-blocked')
    addEventListener('message', listen)
    poll = setInterval(() => {
      if (!popup.closed) return
      clearInterval(poll)
      grace = setTimeout(() => fail('auth/popup-closed-by-user'), closedGrace)
    }, closedPoll)
    popup.focus()
  })
}

/** Sign-in without a provider: a real popup window with sandbox accounts. */
export const sandboxAuthProvider: AuthProvider = {
  signIn: () => chooseAccount().then(enter),
  cancel: () => failPending?.('auth/cancelled-popup-request'),
  signOut: async () => {},
  prepare: () => {},
  preload: () => {},
  bearer: (accessToken) => accessToken,
}
