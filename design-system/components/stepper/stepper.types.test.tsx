import { Stepper, StepperHeading, StepperItem, StepperProgress } from './stepper.tsx'

// Props that the types reject. Checked by `tsc`, never run.
export const rejected = [
  // @ts-expect-error: the accessible name is required
  <Stepper key="1" current={1}>
    <StepperItem>One</StepperItem>
  </Stepper>,
  // @ts-expect-error: the current step, or the one at first, is required
  <Stepper key="2" label="Steps">
    <StepperItem>One</StepperItem>
  </Stepper>,
  <Stepper key="5" label="Steps" defaultCurrent={2} onCurrentChange={(step: number) => step} />,
  // @ts-expect-error: a step is a number
  <Stepper key="6" label="Steps" current={1} onCurrentChange={(step: string) => step} />,
  // @ts-expect-error: the accessible name of the bar is required
  <StepperProgress key="3" current={1} total={3} />,
  // @ts-expect-error: a heading has one of six levels
  <StepperHeading key="4" level={7}>
    Add Company Info
  </StepperHeading>,
]
