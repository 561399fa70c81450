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
import { onboarding } from '../../content/onboarding'
import { steps } from '../../content/steps'
import type { JourneyView } from './state/create-journey'
import { stepOf } from './state/views'

/** The side panel: user panel, dialog title and stepper. */
export function Side({ plan, state, journey }: JourneyView) {
  const { user, view } = state
  return (
    <SplitPanelSide>
      {user && (
        <UserPanel
          name={user.displayName}
          email={user.email}
          photo={user.photoURL}
          labels={{ account: onboarding.signedIn }}
          links={
            // In a new tab: what was typed here stays.
            <Link href="/account" external>
              {pageLabels['/account']}
            </Link>
          }
          onSignOut={journey.signOut}
        >
          <Button size="sm" onClick={journey.leave}>
            {view === 'active' ? onboarding.close : onboarding.leave.confirm}
          </Button>
        </UserPanel>
      )}
      <DialogTitle className="text-[1.75rem] leading-[1.08]">
        <span className="mb-2 block text-small font-normal tracking-normal text-muted">
          {onboarding.title} <VisuallyHidden>- </VisuallyHidden>
        </span>
        {onboarding.titleOf(plan.title)}
      </DialogTitle>
      <Stepper label={onboarding.stepsLabel} current={stepOf(state)}>
        {steps.map(({ title }) => (
          <StepperItem key={title}>{title}</StepperItem>
        ))}
      </Stepper>
    </SplitPanelSide>
  )
}
