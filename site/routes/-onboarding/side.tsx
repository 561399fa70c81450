import {
  Button,
  DialogTitle,
  SplitPanelSide,
  Stepper,
  StepperItem,
  UserPanel,
  VisuallyHidden,
} from '@kaksha/design-system'
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
        <UserPanel name={user.displayName} email={user.email} photo={user.photoURL} onSignOut={onSignOut}>
          <Button size="sm" onClick={onLeave}>
            Leave for now
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
