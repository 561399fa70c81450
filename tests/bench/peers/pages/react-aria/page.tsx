import {
  Button,
  Dialog,
  DialogTrigger,
  Form,
  Heading,
  Input,
  Label,
  Link,
  Modal,
  ModalOverlay,
  Text,
  TextField,
} from 'react-aria-components'

export const Page = () => (
  <>
    <header>
      <Link href="/">Ganit</Link>
      <Link href="/fees">Fees</Link>
    </header>
    <h1>Write to us</h1>
    <Form method="post">
      <TextField name="email" type="email" isRequired autoComplete="email">
        <Label>E-mail</Label>
        <Input />
        <Text slot="description">We answer within a day.</Text>
      </TextField>
      <Button type="submit">Send</Button>
      <DialogTrigger>
        <Button>Opening hours</Button>
        <ModalOverlay>
          <Modal>
            <Dialog>
              <Heading slot="title">Opening hours</Heading>
              <p>Every day from nine to seven.</p>
              <Button slot="close">Close</Button>
            </Dialog>
          </Modal>
        </ModalOverlay>
      </DialogTrigger>
    </Form>
  </>
)
