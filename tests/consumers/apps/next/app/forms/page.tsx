import { Field, Heading, Input, ProgressBar } from '@kaksha/design-system'

export default function Page() {
  return (
    <>
      <Heading level={1}>First form</Heading>
      <Field label="First" hint="Of the page.">
        <Input name="first" />
      </Field>
      <ProgressBar label="Answered" value={1} max={2} />
    </>
  )
}
