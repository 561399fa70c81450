import { Stepper, StepperItem } from './stepper.tsx'
import { StepperHeading } from './stepper-heading.tsx'
import { StepperProgress } from './stepper-progress.tsx'

// Checked by `tsc`; nothing runs this.
export const types = [
  // @ts-expect-error: steps of what?
  <Stepper key="1" current={1}>
    <StepperItem>One</StepperItem>
  </Stepper>,
  // @ts-expect-error: which step is it?
  <Stepper key="2" label="Steps">
    <StepperItem>One</StepperItem>
  </Stepper>,
  // @ts-expect-error: a bar needs a name
  <StepperProgress key="3" current={1} total={3} />,
  // @ts-expect-error: a heading has one of six levels
  <StepperHeading key="4" level={7}>
    Add Company Info
  </StepperHeading>,
]
