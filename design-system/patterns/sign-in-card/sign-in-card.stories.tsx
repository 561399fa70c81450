import { useState } from 'react'
import { SignInCard } from './sign-in-card.tsx'

export default { title: 'Patterns / SignInCard' }

const nothing = () => {}

export const Ready = () => <SignInCard onSignIn={nothing} />

export const WindowOpen = () => (
  <SignInCard onSignIn={nothing} note="Finish signing in in the window that has opened." />
)

export const Checking = () => <SignInCard onSignIn={nothing} pending />

export const Refused = () => <SignInCard onSignIn={nothing} error="Login failed. Please try again." />

/** Press it: the error comes while the focus is on the button. */
export const Blocked = () => {
  const [error, setError] = useState('')
  return (
    <SignInCard
      onSignIn={() => setError('Allow pop-up windows for this site in your browser, then try again.')}
      error={error}
    />
  )
}
