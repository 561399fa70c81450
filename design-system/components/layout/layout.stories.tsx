import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Field } from '../field/field.tsx'
import { Heading } from '../heading/heading.tsx'
import { Input } from '../input/input.tsx'
import { Container, Grid, Stack } from './layout.tsx'

export default { title: 'Components / Layout' }

export const Default = () => (
  <Container width="form">
    <Stack gap="md">
      <Heading level={2}>Your school</Heading>
      <Field label="Name">
        <Input name="name" />
      </Field>
      <Stack direction="row">
        <Button variant="primary">Save</Button>
        <Button>Previous</Button>
      </Stack>
    </Stack>
  </Container>
)

export const InColumns = () => (
  <Grid min="xs">
    {['Mathematics', 'Physics', 'Chemistry', 'Biology', 'History'].map((subject) => (
      <Card key={subject}>{subject}</Card>
    ))}
  </Grid>
)

export const ThreeColumns = () => (
  <Grid columns={3}>
    {['Begin', 'Teach', 'Get paid'].map((step) => (
      <Card key={step}>
        <Stack as="ul" gap="xs">
          <li>{step}</li>
          <li>In five minutes</li>
        </Stack>
      </Card>
    ))}
  </Grid>
)
