import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Field } from '../field/field.tsx'
import { Heading } from '../heading/heading.tsx'
import { Input } from '../input/input.tsx'
import { Grid, Stack } from '../layout/layout.tsx'
import { Progress } from '../progress/progress.tsx'
import { Stepper, StepperItem } from '../stepper/stepper.tsx'
import { Text } from '../text/text.tsx'
import { toast } from '../toast/store.ts'
import { Toaster } from '../toast/toaster.tsx'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from './dialog.tsx'

export default { title: 'Components / Dialog' }

export const Default = () => (
  <Dialog>
    <DialogTrigger asChild>
      <Button>Cancel the trial</Button>
    </DialogTrigger>
    <DialogContent>
      <DialogTitle>Cancel the trial?</DialogTitle>
      <DialogDescription>Your courses stay for 30 days, in case you change your mind.</DialogDescription>
    </DialogContent>
  </Dialog>
)

/** The size for a few fields. Its own button closes it, so there is no Close button. */
export const ShortForm = () => (
  <Dialog defaultOpen>
    <DialogTrigger asChild>
      <Button>Rename</Button>
    </DialogTrigger>
    <DialogContent showCloseButton={false}>
      <DialogHeader>
        <DialogTitle>Rename the batch</DialogTitle>
        <DialogDescription>Students see the new name from now on.</DialogDescription>
      </DialogHeader>
      <DialogBody>
        <Field label="Name of the batch">
          <Input name="batch" defaultValue="Monday, class 9" autoComplete="off" />
        </Field>
      </DialogBody>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="primary">Rename</Button>
        </DialogClose>
        <DialogClose asChild>
          <Button>Cancel</Button>
        </DialogClose>
      </DialogFooter>
    </DialogContent>
  </Dialog>
)

const rules = [
  'Each class starts at the minute that the timetable says, and ends ten minutes early for questions.',
  'A student who is late waits for the first pause and then takes a place near the door.',
  'Homework is photographed and sent before eight in the evening of the day before the class.',
  'Who misses two classes gets the recordings, and one call in the week that follows.',
  'Phones are silent and in the bag. Who needs one for a call at home says so before the class.',
  'Fees are due on the fifth of the month. A reminder is sent on the first, and another on the fourth.',
  'A test is announced a week before, with the chapters. Nobody sees the marks of another.',
  'In the weeks of school exams there are no classes, only hours for questions.',
  'A batch can be changed once a term, as long as there is a seat in the other.',
  'A complaint is answered within two days, by the teacher and not by another student.',
]

export const LongBody = () => (
  <Dialog defaultOpen>
    <DialogTrigger asChild>
      <Button>Rules of the school</Button>
    </DialogTrigger>
    <DialogContent>
      <DialogHeader>
        <DialogTitle>Rules of the school</DialogTitle>
        <DialogDescription>Every parent signs them once a year.</DialogDescription>
      </DialogHeader>
      <DialogBody>
        <ol style={{ display: 'grid', gap: '.75rem', listStyle: 'decimal', paddingInlineStart: '1.5rem' }}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </DialogBody>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="primary">I have read them</Button>
        </DialogClose>
      </DialogFooter>
    </DialogContent>
  </Dialog>
)

/** The two panels of the onboarding, laid out by the caller. */
export const SplitWithCloseButton = () => (
  <Dialog defaultOpen>
    <DialogTrigger asChild>
      <Button variant="primary">Start Free Trial</Button>
    </DialogTrigger>
    <DialogContent size="lg">
      <div style={{ display: 'flex', flexWrap: 'wrap' }}>
        <Card surface="inverse" padding="lg" style={{ flex: '1 1 15rem' }}>
          <Stack gap="md">
            <DialogTitle>Free Trial Plan</DialogTitle>
            <Stepper label="Onboarding steps" current={2}>
              <StepperItem>Choose Your Plan</StepperItem>
              <StepperItem>Add Company Info</StepperItem>
              <StepperItem>Review & Launch</StepperItem>
            </Stepper>
          </Stack>
        </Card>
        <Card padding="lg" style={{ flex: '2 1 30rem' }}>
          <Stack>
            <Text size="label">Step 2 of 3</Text>
            <Progress label="Onboarding progress" value={2} max={3} />
            <Heading level={3}>Add Company Info</Heading>
            <form id="company" method="post" action="#">
              <Grid gap="sm">
                <Field
                  style={{ gridColumn: '1 / -1' }}
                  label="Domain name"
                  hint="3 to 20 characters. This becomes your web address."
                  error="Use at least 3 characters. You have typed 2."
                >
                  <Input name="domainName" suffix=".kaksha.example" defaultValue="gg" />
                </Field>
                <Field label="Company name">
                  <Input name="companyName" defaultValue="Ganit Ghar" />
                </Field>
                <Field label="Company phone">
                  <Input name="companyPhone" type="tel" defaultValue="+91 00000 00000" />
                </Field>
                <Field style={{ gridColumn: '1 / -1' }} label="Company email">
                  <Input name="companyEmail" type="email" defaultValue="mitali@ganit.example" />
                </Field>
              </Grid>
            </form>
          </Stack>
        </Card>
      </div>
      <DialogFooter style={{ margin: 0 }}>
        <Button type="submit" form="company" variant="primary">
          Save & Next <ArrowRight data-nudge />
        </Button>
        <Button>
          <ArrowLeft data-nudge="back" /> Previous
        </Button>
      </DialogFooter>
    </DialogContent>
  </Dialog>
)

/** No overlay and no focus trap: a card at the bottom of the window. */
export const NonModal = () => {
  const [open, setOpen] = useState(true)
  return (
    <Dialog modal={false} open={open} onOpenChange={setOpen}>
      <DialogContent
        onOpenAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <DialogTitle style={{ fontSize: 'var(--ds-text-h3)' }}>Ten minutes</DialogTitle>
        <DialogDescription>See how a tutor opens a site before the tea is cold.</DialogDescription>
      </DialogContent>
    </Dialog>
  )
}

export const WithToast = () => (
  <>
    <Toaster />
    <Dialog defaultOpen>
      <DialogTrigger asChild>
        <Button>Open</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogTitle>Save the timetable</DialogTitle>
        <DialogDescription>Both of them say what became of it.</DialogDescription>
        <div style={{ marginTop: '1.5rem', display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
          <Button variant="primary" onClick={() => toast.success('The timetable is saved.')}>
            Save
          </Button>
          <Button onClick={() => toast.error('The timetable could not be saved. Please try again.')}>
            Save, and fail
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  </>
)
