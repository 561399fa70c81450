import { School } from 'lucide-react'
import { useState } from 'react'
import { Text } from '../../components/text/text.tsx'
import { SignInCard } from './sign-in-card.tsx'

export default { title: 'Patterns / SignInCard' }

const nothing = () => {}
const providers = [{ name: 'Google' }]

export const Default = () => <SignInCard providers={providers} onSignIn={nothing} />

/** A logo has the colours that its guidelines ask for: the button is on light paper in every theme. */
export const TwoProviders = () => (
  <SignInCard
    providers={[{ name: 'Google' }, { name: 'Ganit ID', mark: <School aria-hidden="true" /> }]}
    onSignIn={nothing}
  />
)

export const WindowOpen = () => (
  <SignInCard
    providers={providers}
    onSignIn={nothing}
    note="Finish signing in in the window that has opened."
  />
)

export const Checking = () => <SignInCard providers={providers} onSignIn={nothing} loading />

export const Refused = () => (
  <SignInCard providers={providers} onSignIn={nothing} error="Login failed. Please try again." />
)

/** Press the button: the error appears while the button has focus. */
export const Blocked = () => {
  const [error, setError] = useState('')
  return (
    <SignInCard
      providers={providers}
      onSignIn={() => setError('Allow pop-up windows for this site in your browser, then try again.')}
      error={error}
    />
  )
}

export const LongMessage = () => (
  <div style={{ width: '17.5rem' }}>
    <SignInCard
      providers={providers}
      onSignIn={nothing}
      error="Firebase: This domain (a-rather-long-address.coaching-centre.example) is not authorized to run this operation. (auth/unauthorized-domain). Write to us, and we set it right."
    >
      <Text size="small" tone="muted" style={{ marginTop: '0.25rem' }}>
        We recognise you by your Google account.
      </Text>
    </SignInCard>
  </div>
)
