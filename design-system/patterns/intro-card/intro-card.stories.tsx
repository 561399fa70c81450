import { Button, buttonVariants } from '../../components/button/button.tsx'
import { IntroCard } from './intro-card.tsx'

export default { title: 'Patterns / IntroCard' }

export const Default = () => (
  <IntroCard
    title="14 days free, and no payment to begin"
    points={['14-day free trial', 'No payment initially', 'Then subscribe or delete your account']}
    action={<Button variant="primary">Start Free Trial</Button>}
  >
    Your trial starts the moment your site opens. After 14 days you choose: subscribe and carry on, or delete
    the account.
  </IntroCard>
)

export const DescriptionOnly = () => (
  <IntroCard title="Before you begin" heading={3}>
    You need a Google account and a name for your school.
  </IntroCard>
)

export const LongWords = () => (
  <IntroCard
    title="Fourteen days for every academy, whatever the number of its teachers and batches"
    points={[
      'Nothing is charged before you say so, and we do not ask for a card',
      'What you made stays yours when you subscribe',
      'What you made is deleted when you leave',
    ]}
    action={
      <a href="#start" className={buttonVariants({ variant: 'primary' })}>
        Start with the template for coaching centres
      </a>
    }
  >
    Your trial starts the moment your site opens.
  </IntroCard>
)
