import { Button, MantineProvider } from '@mantine/core'

export const Page = () => (
  <MantineProvider>
    <Button>Send</Button>
  </MantineProvider>
)
