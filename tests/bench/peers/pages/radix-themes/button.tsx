import { Button, Theme } from '@radix-ui/themes'

export const Page = () => (
  <Theme>
    <Button>Send</Button>
  </Theme>
)
