import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { ButtonGroup } from '../button-group/button-group.tsx'
import { Grid, Stack } from '../layout/layout.tsx'
import { Stepper, StepperHeading, StepperItem, StepperProgress } from './stepper.tsx'

export default { title: 'Components / Stepper' }

const titles = ['Choose Your Plan', 'Add Company Info', 'Review & Launch']

const Setup = ({ current }: { current: number }) => (
  <Stepper label="Onboarding steps" current={current} style={{ maxWidth: '18rem' }}>
    {titles.map((title) => (
      <StepperItem key={title}>{title}</StepperItem>
    ))}
  </Stepper>
)

export const Default = () => <Setup current={1} />

export const Second = () => <Setup current={2} />

export const AllDone = () => <Setup current={4} />

export const ChangingSteps = () => {
  const [current, setCurrent] = useState(1)
  const [moved, setMoved] = useState(false)
  const title = titles[current - 1]
  const go = (by: number) => {
    setCurrent(current + by)
    setMoved(true)
  }
  return (
    <Grid min="md">
      <Setup current={current} />
      <Stack>
        <StepperProgress label="Onboarding progress" current={current} total={titles.length} title={title} />
        <StepperHeading key={title} takesFocus={moved}>
          {title}
        </StepperHeading>
        <ButtonGroup>
          <Button inactive={current === 1} inactiveReason="This is the first step." onClick={() => go(-1)}>
            Previous
          </Button>
          <Button
            variant="primary"
            inactive={current === titles.length}
            inactiveReason="This is the last step."
            onClick={() => go(1)}
          >
            Next
          </Button>
        </ButtonGroup>
      </Stack>
    </Grid>
  )
}

export const Returning = () => (
  <Stepper label="Onboarding steps" defaultCurrent={2} style={{ maxWidth: '18rem' }}>
    {titles.map((title) => (
      <StepperItem key={title}>{title}</StepperItem>
    ))}
  </Stepper>
)

export const LongWords = () => (
  <div style={{ maxWidth: '14rem' }}>
    <Stepper label="Étapes" lang="fr" current={2} labels={{ done: 'Faite', next: 'À faire' }}>
      <StepperItem>Choisir la formule qui convient à votre académie</StepperItem>
      <StepperItem>Renseignements sur l’établissement et ses enseignants</StepperItem>
      <StepperItem>Vérification et ouverture</StepperItem>
    </Stepper>
  </div>
)
