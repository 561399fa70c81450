import { Button } from '../../components/button/button.tsx'
import { IntroCard } from './intro-card.tsx'

export default { title: 'Patterns / IntroCard' }

export const Offer = () => (
  <IntroCard
    title="14 days free, and no payment to begin"
    points={['14-day free trial', 'No payment initially', 'Then subscribe or delete your account']}
    action={<Button variant="main">Start Free Trial</Button>}
  >
    Your trial starts the moment your site opens. After 14 days you choose: subscribe and carry on, or delete
    the account.
  </IntroCard>
)

export const WordsOnly = () => (
  <IntroCard title="Before you begin" heading={3}>
    You need a Google account and a name for your school.
  </IntroCard>
)
