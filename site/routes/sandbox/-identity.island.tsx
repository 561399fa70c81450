import { Alert, Button } from '@kaksha/design-system'
import { useState } from 'react'
import { sandbox } from '../../content/sandbox'
import { type SandboxAccount, sandboxAccounts } from '../../contracts/sandbox-accounts'
import type { SandboxAnswer } from '../../services/auth/sandbox'
import { SandboxPage } from './-sandbox-page'

const { identity: text } = sandbox

/** If the window closed on keydown, the keyup event would go to the page that becomes visible. */
const answerDelayMs = 200

/** Replaces Google's sign-in window: made-up people, and the result of signing in as each of them. */
export default function SandboxIdentity() {
  const [note, setNote] = useState('')

  function choose({ uid, displayName, behaviour }: SandboxAccount) {
    const state = new URLSearchParams(location.search).get('state')
    if (!state || !window.opener) return setNote(text.nobodyWaits)
    if (behaviour === 'silent') return setNote(text.silent(displayName))
    setNote(text.signingIn(displayName))
    const answer: SandboxAnswer = { type: 'sandbox-identity', state, account: uid }
    setTimeout(() => {
      window.opener.postMessage(answer, location.origin)
      window.close()
    }, answerDelayMs)
  }

  return (
    <SandboxPage title={text.title}>
      <p className="mt-2 text-small text-muted">{text.lead}</p>
      <ul className="mt-4 border-t-[6px] border-fg">
        {sandboxAccounts.map((account) => (
          <li key={account.uid} className="border-b border-border-subtle">
            <Button
              variant="ghost"
              className="w-full flex-wrap justify-between! gap-x-4 gap-y-1 px-3! text-start"
              onClick={() => choose(account)}
            >
              <span className="min-w-0 wrap-anywhere">
                {account.displayName}
                <span className="block text-small font-normal text-muted">{account.email}</span>
              </span>
              <span className="text-small font-normal text-muted">{text.behaviours[account.behaviour]}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Alert live="polite" className="mt-4 text-small">
        {note}
      </Alert>
    </SandboxPage>
  )
}
