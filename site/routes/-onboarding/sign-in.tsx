import { SignInCard, useFocusOnMount } from '@kaksha/design-system'
import { useEffect } from 'react'
import { authProvider } from '../../services/auth/client/current-provider'
import type { Journey } from './state/create-journey'
import type { JourneyState } from './state/reducer'

const windowOpen = 'Go on in the new sign-in window, then come back here.'

/** Step 0: the sign-in card. */
export function SignIn({ journey, state }: { journey: Journey; state: JourneyState }) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  useEffect(() => authProvider.prepare(), [])
  return (
    <SignInCard
      heading={3}
      headingRef={heading}
      className="my-auto pb-8"
      onSignIn={journey.signIn}
      onIntent={() => authProvider.preload()}
      loading={state.pending === 'sign-in'}
      error={state.problem?.text}
      note={state.note ?? (state.windowOpen && windowOpen)}
    >
      <p className="mt-1 text-small text-muted">
        Your Google account is how we know you again. Then come three short steps.
      </p>
    </SignInCard>
  )
}
