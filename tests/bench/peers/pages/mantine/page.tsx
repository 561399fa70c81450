import {
  Anchor,
  Button,
  Container,
  Group,
  MantineProvider,
  Modal,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'

export function Page() {
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <MantineProvider>
      <Container size="xs">
        <header>
          <Group>
            <Anchor href="/">Ganit</Anchor>
            <Anchor href="/fees">Fees</Anchor>
          </Group>
        </header>
        <Title order={1}>Write to us</Title>
        <form method="post">
          <Stack>
            <TextInput
              label="E-mail"
              description="We answer within a day."
              name="email"
              type="email"
              required
              autoComplete="email"
            />
            <Group>
              <Button type="submit">Send</Button>
              <Button variant="outline" onClick={open}>
                Opening hours
              </Button>
            </Group>
            <Modal
              opened={opened}
              onClose={close}
              title="Opening hours"
              closeButtonProps={{ 'aria-label': 'Close' }}
            >
              <Text>Every day from nine to seven.</Text>
              <Button variant="outline" onClick={close}>
                Close
              </Button>
            </Modal>
          </Stack>
        </form>
      </Container>
    </MantineProvider>
  )
}
