import { Stepper, StepperItem } from './stepper.tsx'

export default { title: 'Components / Stepper' }

const Setup = ({ current }: { current: number }) => (
  <Stepper label="Onboarding steps" current={current} className="max-w-72">
    <StepperItem>Choose Your Plan</StepperItem>
    <StepperItem>Add Company Info</StepperItem>
    <StepperItem>Review & Launch</StepperItem>
  </Stepper>
)

export const First = () => <Setup current={1} />

export const Second = () => <Setup current={2} />

export const AllDone = () => <Setup current={4} />

export const OnSlate = () => (
  <div data-surface="board" className="max-w-72 p-8">
    <Setup current={2} />
  </div>
)
