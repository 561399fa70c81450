import { Link, SignInCard, useFocusOnMount } from '@kaksha/design-system'
import { type ReactNode, useEffect } from 'react'
import { onboarding } from '../../content/onboarding'
import { authProvider } from '../../services/auth/current-provider'
import { GoogleMark } from './google-mark'
import { OpenElsewhere } from './open-elsewhere'
import type { JourneyController } from './state/create-journey'
import type { SignInState } from './state/views'

const { signIn: text } = onboarding
const providers = [{ name: text.provider, mark: <GoogleMark /> }]

interface SignInProps {
  journey: Pick<JourneyController, 'signIn'>
  state: Pick<SignInState, 'attempt' | 'error' | 'note'>
  level?: 2 | 3
  /** Moves the focus to the title: the card has replaced other content. */
  focus?: boolean
  /** Short code of the plan that is opened after the sign-in. */
  plan?: string
  /** What follows the sign-in. */
  children?: ReactNode
}

/** A message of the server, in which 'contact us' is a link. */
const withContactLink = (message: string) =>
  message.split(/(contact us)/i).map((part, index) =>
    index % 2 ? (
      <Link key={part} href="/contact">
        {part}
      </Link>
    ) : (
      part
    ),
  )

/** The sign-in card of step 0 and of the account page. */
export function SignIn({ journey, state, level = 3, focus = true, plan, children }: SignInProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>(focus)
  useEffect(() => authProvider.prepare(), [])
  return (
    <SignInCard
      heading={level}
      headingRef={heading}
      className="my-auto pb-8"
      providers={providers}
      onSignIn={journey.signIn}
      onIntent={() => authProvider.preload()}
      loading={state.attempt === 'account'}
      error={state.error && withContactLink(state.error)}
      note={state.note ?? (state.attempt === 'window' && text.windowOpen)}
    >
      <p className="mt-1 text-small text-muted">
        {text.lead} {children ?? text.next}
      </p>
      <OpenElsewhere plan={plan} />
    </SignInCard>
  )
}
