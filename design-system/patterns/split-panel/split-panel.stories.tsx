import { Button } from '../../components/button/button.tsx'
import { ErrorSummary } from '../../components/error-summary/error-summary.tsx'
import { Field } from '../../components/field/field.tsx'
import { Heading } from '../../components/heading/heading.tsx'
import { Input } from '../../components/input/input.tsx'
import { Stepper, StepperHeading, StepperItem, StepperProgress } from '../../components/stepper/stepper.tsx'
import { UserPanel } from '../user-panel/user-panel.tsx'
import { SplitPanel, SplitPanelActions, SplitPanelMain, SplitPanelSide } from './split-panel.tsx'

export default { title: 'Patterns / SplitPanel' }

const steps = ['Choose Your Plan', 'Add Company Info', 'Review & Launch']

const side = (
  <>
    <Heading level={2} size="h3">
      Free Trial Plan
    </Heading>
    <Stepper label="Onboarding steps" current={2}>
      {steps.map((step) => (
        <StepperItem key={step}>{step}</StepperItem>
      ))}
    </Stepper>
  </>
)

const head = (
  <>
    <StepperProgress label="Onboarding progress" current={2} total={3} title={steps[1]} />
    <StepperHeading takesFocus={false}>{steps[1]}</StepperHeading>
  </>
)

export const Default = () => (
  <SplitPanel>
    <SplitPanelSide>{side}</SplitPanelSide>
    <SplitPanelMain>
      {head}
      <Field label="Company name">
        <Input name="companyName" autoComplete="organization" />
      </Field>
      <SplitPanelActions>
        <Button>Previous</Button>
        <Button variant="primary">Save &amp; Next</Button>
      </SplitPanelActions>
    </SplitPanelMain>
  </SplitPanel>
)

export const WithoutSteps = () => (
  <SplitPanel>
    <SplitPanelSide>
      <Heading level={2} size="h3">
        Free Trial Plan
      </Heading>
    </SplitPanelSide>
    <SplitPanelMain>
      <Heading level={3}>Your licence is active</Heading>
      <p>Nothing is left to do here.</p>
    </SplitPanelMain>
  </SplitPanel>
)

const taken = 'This domain name is taken. Try another.'

/** A form with errors, an account in the side column and more fields than fit on a screen. */
export const WithErrors = () => (
  <SplitPanel>
    <SplitPanelSide>
      <UserPanel name="Mitali Sen" email="mitali@ganit.example" onSignOut={() => {}} />
      {side}
    </SplitPanelSide>
    <SplitPanelMain>
      {head}
      <ErrorSummary errors={[{ message: taken, fieldName: 'domainName' }]} />
      <Field label="Domain name" error={taken}>
        <Input name="domainName" suffix=".kaksha.example" defaultValue="maths" />
      </Field>
      {['Company name', 'Company email', 'Company phone', 'Number of employees', 'Primary location'].map(
        (label) => (
          <Field key={label} label={label}>
            <Input name={label} />
          </Field>
        ),
      )}
      <SplitPanelActions>
        <Button>Previous</Button>
        <Button variant="primary" loading={false}>
          Save &amp; Next
        </Button>
      </SplitPanelActions>
    </SplitPanelMain>
  </SplitPanel>
)
