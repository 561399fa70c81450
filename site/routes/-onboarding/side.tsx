import {
  Button,
  DialogTitle,
  Link,
  SplitPanelSide,
  Stepper,
  StepperItem,
  UserPanel,
  VisuallyHidden,
} from '@kaksha/design-system'
import { pageLabels } from '../../content/navigation'
import { steps } from '../../content/steps'
import type { Plan } from '../../content/types'
import { type JourneyState, lastStep } from './state/reducer'

interface SideProps {
  plan: Plan
  state: JourneyState
  onSignOut: () => void
  onLeave: () => void
}

/** The side panel: user panel, dialog title and stepper. */
export function Side({ plan, state, onSignOut, onLeave }: SideProps) {
  const { user, view, step } = state
  return (
    <SplitPanelSide>
      {user && (
        <UserPanel
          name={user.displayName}
          email={user.email}
          photo={user.photoURL}
          labels={{ account: 'Signed in' }}
          links={
            // In a new tab: what was typed here stays.
            <Link href="/account" external>
              {pageLabels['/account']}
            </Link>
          }
          onSignOut={onSignOut}
        >
          <Button size="sm" onClick={onLeave}>
            {view === 'active' ? 'Close' : 'Leave for now'}
          </Button>
        </UserPanel>
      )}
      <DialogTitle className="text-[1.75rem] leading-[1.08]">
        <span className="mb-2 block text-small font-normal tracking-normal text-muted">
          Onboarding Journey <VisuallyHidden>- </VisuallyHidden>
        </span>
        {plan.title} Plan
      </DialogTitle>
      <Stepper label="Onboarding steps" current={view === 'active' ? lastStep + 1 : step}>
        {steps.map(({ title }) => (
          <StepperItem key={title}>{title}</StepperItem>
        ))}
      </Stepper>
    </SplitPanelSide>
  )
}
