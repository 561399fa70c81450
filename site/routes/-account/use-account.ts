import { useEffect, useMemo, useRef, useState } from 'react'
import { pageEvents } from '../../browser/names'
import { account as text } from '../../content/account'
import { plans, samplePaidPlan } from '../../content/plans'
import { type AccountData, accountFailedMessage, signInAgainMessage } from '../../contracts/account'
import { getAccount, readAccount } from '../../services/account/calls'
import type { ApiReply } from '../../services/api-client'
import { authProvider } from '../../services/auth/current-provider'
import { signIn as signInWith, signOut as signOutOf } from '../../services/auth/sign-in'
import { onSessionChange, readSession, rememberLicence, type Session } from '../../services/auth/storage'
import { paymentStorage } from '../../services/payment/payment-storage'

type AccountState = {
  view: 'loading' | 'signed-out' | 'failed' | 'ready' | 'deleted'
  session: Session | null
  data: AccountData | null
  /** Why the account could not be loaded. */
  failure: string
  /** The sign-in. */
  attempt: 'window' | 'account' | null
  error: string | null
  note: string | null
  /** The view has changed because of an action of the visitor, so its heading takes the focus. */
  moved: boolean
}

const idle = { attempt: null, error: null, note: null } as const
const initial: AccountState = {
  ...idle,
  view: 'loading',
  session: null,
  data: null,
  failure: '',
  moved: false,
}

/** The signed-in user, the data of the account from the server, and the actions that change either. */
export function useAccount() {
  const [state, setState] = useState(initial)
  const current = useRef(state)
  const [actions] = useState(() => {
    /** Increases with every load and sign-in. Replies to an earlier one are ignored. */
    let turn = 0
    const change = (to: Partial<AccountState>) => {
      current.current = { ...current.current, ...to }
      setState(current.current)
    }

    function leave(note: string | null = null) {
      turn += 1
      change({ ...idle, note, view: 'signed-out', session: null, data: null, moved: true })
    }

    /** Loads the account of this tab's session from the server. */
    async function load(moved = false) {
      const session = readSession()
      const currentTurn = ++turn
      if (!session) return change({ ...initial, view: 'signed-out', moved })
      const same = current.current.session?.user.uid === session.user.uid && current.current.data
      change(same ? { session } : { ...initial, session })
      const reply = await getAccount(session).catch(() => null)
      if (currentTurn !== turn) return
      if (reply?.status === 401) return end(signInAgainMessage)
      const data = reply?.success ? readAccount(reply) : null
      if (data) rememberLicence(data.licence?.active === true)
      if (data) change({ ...idle, view: 'ready', session, data, moved: same ? current.current.moved : moved })
      else if (!same) change({ view: 'failed', failure: reply?.message ?? accountFailedMessage, moved })
    }

    /** Signs out of this tab. */
    function end(note: string) {
      leave(note)
      void signOutOf()
    }

    async function signIn() {
      const attempt = signInWith(authProvider, () => change({ attempt: 'account' }))
      const currentTurn = ++turn
      change({ ...idle, attempt: 'window' })
      try {
        await attempt
        if (currentTurn === turn) await load(true)
      } catch (cause) {
        const { message, superseded = false } = cause as Error & { superseded?: boolean }
        if (superseded) change({ note: message })
        else if (currentTurn === turn) change({ ...idle, error: message })
      }
    }

    return {
      load,
      signIn: () => void signIn(),
      signOut: () => end(text.signedOut),
      cancel: () => current.current.attempt === 'window' && authProvider.cancel(),
      /** Sends a call for the signed-in account. Null without a reply, or if the session has ended. */
      async call(ask: (session: Session) => Promise<ApiReply>): Promise<ApiReply | null> {
        const session = readSession()
        if (!session || session.user.uid !== current.current.session?.user.uid) {
          void load(true)
          return null
        }
        const reply = await ask(session).catch(() => null)
        if (reply?.status === 401) end(signInAgainMessage)
        return reply
      },
      changed: (data: Partial<AccountData>) =>
        current.current.data && change({ data: { ...current.current.data, ...data } }),
      /** The account was deleted. */
      deleted() {
        const uid = current.current.session?.user.uid ?? ''
        for (const { code } of [...plans, samplePaidPlan]) paymentStorage.forget(uid, code)
        turn += 1
        change({ ...initial, view: 'deleted', moved: true })
        void signOutOf()
      },
      /** Another tab, or the onboarding dialog, has signed in or out. */
      sessionChanged() {
        const { view, session, attempt } = current.current
        if (attempt || view === 'deleted') return
        const uid = readSession()?.user.uid
        if (uid === session?.user.uid) return
        if (uid) void load()
        else leave(text.signedOut)
      },
    }
  })

  useEffect(() => {
    void actions.load()
    const stop = onSessionChange(actions.sessionChanged)
    const reload = () => void actions.load()
    addEventListener(pageEvents.journeyClosed, reload)
    const online = () => current.current.view === 'failed' && void actions.load()
    addEventListener('online', online)
    return () => {
      stop()
      removeEventListener(pageEvents.journeyClosed, reload)
      removeEventListener('online', online)
      actions.cancel()
    }
  }, [actions])

  return useMemo(() => ({ ...actions, state }), [actions, state])
}

export type AccountHandle = ReturnType<typeof useAccount>
