import { Button, Container, Dialog, Flex, Heading, Link, Text, TextField, Theme } from '@radix-ui/themes'

export const Page = () => (
  <Theme>
    <Container size="1">
      <header>
        <Flex gap="4">
          <Link href="/">Ganit</Link>
          <Link href="/fees">Fees</Link>
        </Flex>
      </header>
      <Heading as="h1">Write to us</Heading>
      <form method="post">
        <Flex direction="column" gap="4">
          <Flex direction="column" gap="1">
            <Text as="label" htmlFor="email" weight="bold">
              E-mail
            </Text>
            <Text as="p" id="email-hint" size="2" color="gray">
              We answer within a day.
            </Text>
            <TextField.Root
              id="email"
              aria-describedby="email-hint"
              name="email"
              type="email"
              required
              autoComplete="email"
            />
          </Flex>
          <Flex gap="3">
            <Button type="submit">Send</Button>
            <Dialog.Root>
              <Dialog.Trigger>
                <Button variant="outline">Opening hours</Button>
              </Dialog.Trigger>
              <Dialog.Content>
                <Dialog.Title>Opening hours</Dialog.Title>
                <Dialog.Description>Every day from nine to seven.</Dialog.Description>
                <Dialog.Close>
                  <Button variant="outline">Close</Button>
                </Dialog.Close>
              </Dialog.Content>
            </Dialog.Root>
          </Flex>
        </Flex>
      </form>
    </Container>
  </Theme>
)
