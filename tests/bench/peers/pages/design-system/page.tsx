import {
  Button,
  ButtonGroup,
  Container,
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
  Field,
  Heading,
  Input,
  Link,
  Stack,
} from '@kaksha/design-system'

export const Page = () => (
  <Container width="form">
    <header>
      <Stack direction="row">
        <Link href="/">Ganit</Link>
        <Link href="/fees">Fees</Link>
      </Stack>
    </header>
    <Heading level={1}>Write to us</Heading>
    <form method="post">
      <Stack gap="md">
        <Field label="E-mail" hint="We answer within a day.">
          <Input name="email" type="email" required autoComplete="email" />
        </Field>
        <ButtonGroup>
          <Button type="submit" variant="primary">
            Send
          </Button>
          <Dialog>
            <DialogTrigger asChild>
              <Button>Opening hours</Button>
            </DialogTrigger>
            <DialogContent>
              <DialogTitle>Opening hours</DialogTitle>
              <DialogDescription>Every day from nine to seven.</DialogDescription>
              <DialogClose asChild>
                <Button>Close</Button>
              </DialogClose>
            </DialogContent>
          </Dialog>
        </ButtonGroup>
      </Stack>
    </form>
  </Container>
)
