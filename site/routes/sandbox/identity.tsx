import { Alert, Button } from '@kaksha/design-system'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { type SandboxAccount, sandboxAccounts } from '../../contracts/sandbox-accounts'
import { unlisted } from '../../seo/head'
import type { SandboxAnswer } from '../../services/auth/sandbox'
import { SandboxPage } from './-sandbox-page'

export const Route = createFileRoute('/sandbox/identity')({
  head: unlisted('Sandbox sign-in'),
  component: SandboxIdentity,
})

const behaviourTexts: Record<SandboxAccount['behaviour'], string> = {
  works: 'Signs in',
  refused: 'Is refused by the backend',
  silent: 'Never gets an answer',
}

/** In milliseconds. If the window closed on keydown, the keyup event would go to the page that becomes visible. */
const answerDelay = 200

/** Replaces Google's sign-in window: made-up people, and the result of signing in as each of them. */
function SandboxIdentity() {
  const [note, setNote] = useState('')

  function choose({ uid, displayName, behaviour }: SandboxAccount) {
    const state = new URLSearchParams(location.search).get('state')
    if (!state || !window.opener)
      return setNote('Nobody is waiting for this window. Press Continue with Google on the site to open it.')
    if (behaviour === 'silent')
      return setNote(`Waiting for ${displayName}. No answer will come: close this window to go on.`)
    setNote(`Signing in as ${displayName}.`)
    const answer: SandboxAnswer = { type: 'sandbox-identity', state, account: uid }
    setTimeout(() => {
      window.opener.postMessage(answer, location.origin)
      window.close()
    }, answerDelay)
  }

  return (
    <SandboxPage title="Choose an account">
      <p className="mt-2 text-small text-muted">
        This window stands in for Google’s while sign-in is not set up. The people are made up, and no
        password is asked.
      </p>
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
              <span className="text-small font-normal text-muted">{behaviourTexts[account.behaviour]}</span>
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
