import { Container, Heading, Stack } from '@kaksha/design-system'
import { Enquiry } from './enquiry'

export default function Home() {
  return (
    <Container width="form" style={{ paddingBlock: 'var(--ds-space-section)' }}>
      <Stack gap="md">
        <Heading level={1}>Ganit</Heading>
        <Enquiry />
      </Stack>
    </Container>
  )
}
