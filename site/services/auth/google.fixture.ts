/**
 * A test double of Google for Firebase's SDK: its script, its helper frame, its windows and its HTTP calls, as far
 * as sign-in needs them. The SDK itself is real, with its own codes, messages and time limits.
 */
import { deleteApp, getApps, setLogLevel } from 'firebase/app'
import { expect, type Mock, vi } from 'vitest'
import { firebaseAuthProvider } from './firebase'

export const domain = 'school.firebaseapp.com'
export const person = {
  uid: 'u1',
  email: 'mitali@ganit.example',
  displayName: 'Mitali Sen',
  // The form of Google's picture addresses.
  photoURL: 'https://lh3.googleusercontent.com/a/ACg8ocJ-sample=s96-c',
}

type Reply = { status?: number; body: object }
type Handler = (message: object) => { status: string }
type Popup = { url: URL; features: string; window: { closed: boolean; close(): void; focus(): void } }

const segment = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')
/** The SDK reads the times in an ID token; only the server checks the signature. */
export const idToken = (number: number) =>
  [{ alg: 'RS256' }, { sub: person.uid, iat: Date.now() / 1000, exp: Date.now() / 1000 + 3600, number }]
    .map(segment)
    .concat('signature')
    .join('.')

function makeGoogle() {
  return {
    /** Whether the script loads. */
    script: 'comes' as 'comes' | 'fails' | 'is something else',
    /** Milliseconds until the frame responds. After 5 s the SDK gives up. */
    frameDelay: 0,
    frameStores: true,
    domains: [location.hostname],
    /** Replaces the response to an HTTP call, by the end of its path. */
    answers: {} as Record<string, (() => Reply | Promise<Reply>) | undefined>,
    /** All requests to Google, in order: scripts, frames, windows and calls. */
    asked: [] as string[],
    popups: [] as Popup[],
    tokens: 0,
    handler: (() => ({ status: 'ERROR' })) as Handler,
  }
}
export let google = makeGoogle()

const frame = {
  restyle: async () => {},
  ping: async (pong: () => void) => {
    const { frameDelay } = google
    if (frameDelay) await new Promise<void>((resolve) => void setTimeout(resolve, frameDelay))
    pong()
  },
  register: (_: string, handler: Handler) => {
    google.handler = handler
  },
  send: (_: string, __: object, answer: (result: object[]) => void) => {
    queueMicrotask(() => {
      try {
        answer([{ webStorageSupport: google.frameStores }])
      } catch {
        // The SDK throws after it has read the answer (firebase-js-sdk, `_isIframeWebStorageSupported`).
      }
    })
  },
}
const gapi = {
  load: (_: string, { callback }: { callback: () => void }) => callback(),
  iframes: {
    CROSS_ORIGIN_IFRAMES_FILTER: {},
    getContext: () => ({
      open: async ({ url }: { url: string }, opened: (made: typeof frame) => unknown) => {
        google.asked.push(`frame ${new URL(url).origin}${new URL(url).pathname}`)
        return opened(frame)
      },
    }),
  },
}

function bringScript(script: HTMLScriptElement) {
  const url = new URL(script.src)
  google.asked.push(`script ${url.origin}${url.pathname}`)
  queueMicrotask(() => {
    if (google.script === 'fails') return script.onerror?.(new Event('error'))
    const page = window as unknown as Record<string, unknown>
    page.gapi = google.script === 'comes' ? gapi : {}
    ;(page[url.searchParams.get('onload') ?? ''] as () => void)()
  })
}

const tokens = () => ({ refreshToken: 'refresh', expiresIn: '3600', idToken: idToken(++google.tokens) })
const { uid: localId, email, displayName, photoURL: photoUrl } = person
const plain: Record<string, () => Reply> = {
  projects: () => ({ body: { authorizedDomains: google.domains } }),
  'accounts:signInWithIdp': () => ({
    body: {
      ...tokens(),
      localId,
      email,
      displayName,
      photoUrl,
      providerId: 'google.com',
      oauthAccessToken: 'ya29.access',
    },
  }),
  'accounts:lookup': () => ({
    body: {
      users: [
        {
          localId,
          email,
          displayName,
          photoUrl,
          emailVerified: true,
          providerUserInfo: [{ providerId: 'google.com' }],
        },
      ],
    },
  }),
  token: () => {
    const { idToken: access_token, refreshToken: refresh_token, expiresIn: expires_in } = tokens()
    return { body: { access_token, refresh_token, expires_in, token_type: 'Bearer', user_id: localId } }
  },
}

/** Installs the test double. The clock is stopped until the test advances it. */
export function startGoogle() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  google = makeGoogle()
  const append = document.head.appendChild.bind(document.head)
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement && node.src.startsWith('https://apis.google.com/')))
      return append(node)
    bringScript(node)
    return node
  })
  vi.spyOn(window, 'open').mockImplementation((url, _, features) => {
    const popup = {
      closed: false,
      focus: () => {},
      close() {
        this.closed = true
      },
    }
    google.popups.push({ url: new URL(String(url)), features: String(features), window: popup })
    google.asked.push('window')
    return popup as unknown as Window
  })
  const real = window.fetch.bind(window)
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input), location.href)
    const name = url.pathname.split('/').at(-1) ?? ''
    if (!url.hostname.endsWith('.googleapis.com')) return real(input, init)
    google.asked.push(name)
    const { status = 200, body } = await (google.answers[name] ?? plain[name] ?? networkDown)()
    return Response.json(body, { status })
  })
}

export const networkDown = (): never => {
  throw new TypeError('Failed to fetch')
}
export const googleError = (message: string) => () => ({
  status: 400,
  body: { error: { code: 400, message } },
})

export async function stopGoogle() {
  // The SDK reports visits after a while, and logs an error for an app that was deleted by then.
  setLogLevel('silent')
  vi.useRealTimers()
  await Promise.all(getApps().map(deleteApp))
  vi.restoreAllMocks()
}

const realTimeout = window.setTimeout.bind(window)
/**
 * Lets pending promises, responses and IndexedDB requests of the SDK finish. They take real time, not time of
 * the fake clock.
 */
const flushPromises = async () => {
  for (let i = 0; i < 3; i++) await new Promise<void>((resolve) => void realTimeout(resolve))
}

export async function pass(ms = 0) {
  for (let left = ms; ; left -= 500) {
    await vi.advanceTimersByTimeAsync(Math.max(0, Math.min(left, 500)))
    await flushPromises()
    if (left <= 500) return
  }
}

/** Waits for a condition in real time, while the fake clock is stopped. */
export async function until(happened: () => boolean) {
  for (let i = 0; i < 500 && !happened(); i++) await flushPromises()
}

/** Chooses an account in a window, or reports an error from it. */
export function answerIn(popup = google.popups.at(-1), error?: { code: string; message: string }) {
  const sent = google.handler({
    authEvent: {
      type: popup?.url.searchParams.get('authType'),
      eventId: popup?.url.searchParams.get('eventId'),
      urlResponse: error ? null : `https://${domain}/__/auth/handler?code=1`,
      sessionId: 'session',
      postBody: null,
      tenantId: null,
      error,
    },
  })
  return sent.status
}

let keys = 0

/** A provider with a separate Firebase app, since the SDK caches state for each app. */
export const newProvider = (apiKey = `key-${keys++}`) =>
  firebaseAuthProvider({ apiKey, authDomain: domain, projectId: 'school', appId: 'app' })

/** Starts a sign-in and returns a mock that receives the result or the error. */
export function press(by: { signIn: () => Promise<unknown> }) {
  const end = vi.fn()
  void by.signIn().then(end, end)
  return end
}

/** The result of a sign-in, or the error, when there is one. */
export async function outcome(end: Mock) {
  await until(() => end.mock.calls.length > 0)
  expect(end).toHaveBeenCalledOnce()
  return end.mock.lastCall?.[0]
}

/** As `outcome`, after an account was chosen in the window. */
export async function chosen(end: Mock, ...answer: Parameters<typeof answerIn>) {
  await until(() => google.popups.length > 0)
  answerIn(...answer)
  return outcome(end)
}
