import { Button } from '../../components/button/button.tsx'
import { Field } from '../../components/field/field.tsx'
import { Input } from '../../components/input/input.tsx'
import { Progress } from '../../components/progress/progress.tsx'
import { Stepper, StepperItem } from '../../components/stepper/stepper.tsx'
import { JourneyActions, JourneyMain, JourneyPanel, JourneySide } from './journey-panel.tsx'

export default { title: 'Patterns / JourneyPanel' }

export const SecondOfThree = () => (
  <JourneyPanel>
    <JourneySide>
      <h2 className="text-h3">Free Trial Plan</h2>
      <Stepper label="Onboarding steps" current={2}>
        <StepperItem>Choose Your Plan</StepperItem>
        <StepperItem>Add Company Info</StepperItem>
        <StepperItem>Review &amp; Launch</StepperItem>
      </Stepper>
    </JourneySide>
    <JourneyMain>
      <div>
        <p className="mb-2 text-small font-bold">Step 2 of 3</p>
        <Progress label="Onboarding progress" value={2} max={3} />
      </div>
      <h3 className="text-h2">Add Company Info</h3>
      <Field label="Company name">
        <Input name="companyName" autoComplete="organization" />
      </Field>
      <JourneyActions>
        <Button>Previous</Button>
        <Button variant="main">Save &amp; Next</Button>
      </JourneyActions>
    </JourneyMain>
  </JourneyPanel>
)

export const WithoutSteps = () => (
  <JourneyPanel>
    <JourneySide>
      <h2 className="text-h3">Free Trial Plan</h2>
    </JourneySide>
    <JourneyMain>
      <h3 className="text-h2">Your licence is active</h3>
      <p>Nothing is left to do here.</p>
    </JourneyMain>
  </JourneyPanel>
)
