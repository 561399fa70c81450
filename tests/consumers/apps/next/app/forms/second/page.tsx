import { Field, Heading, Input, ProgressBar } from '@kaksha/design-system'

export default function Page() {
  return (
    <>
      <Heading level={1}>Second form</Heading>
      <Field label="Second" hint="Of the page.">
        <Input name="second" />
      </Field>
      <ProgressBar label="Answered" value={1} max={2} />
    </>
  )
}
