import '@kaksha/design-system/styles.css'
import './style.css'
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionTrigger,
  Button,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
  Field,
  Input,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  Toaster,
  toast,
} from '@kaksha/design-system'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

function Page() {
  return (
    <main>
      <h1>Ground floor library</h1>
      <Button variant="primary" data-testid="main" onClick={() => toast.success('Your card was renewed.')}>
        Renew a card
      </Button>
      <Button data-testid="own" className="own">
        Ask a librarian
      </Button>
      <p data-testid="class" className="border">
        Open until seven.
      </p>
      <Field label="Card number" error="Enter the number on your card.">
        <Input name="card" data-testid="input" />
      </Field>
      <Dialog>
        <DialogTrigger asChild>
          <Button>Opening hours</Button>
        </DialogTrigger>
        <DialogContent>
          <DialogTitle>Opening hours</DialogTitle>
          <DialogDescription>Every day from nine to seven.</DialogDescription>
        </DialogContent>
      </Dialog>
      <Accordion>
        <AccordionItem value="late">
          <AccordionTrigger heading={2}>What if a book is late?</AccordionTrigger>
          <AccordionContent>
            <p>Bring it back. There is no fine.</p>
          </AccordionContent>
        </AccordionItem>
      </Accordion>
      <Tabs defaultValue="novels">
        <TabsList aria-label="Shelves">
          <TabsTrigger value="novels">Novels</TabsTrigger>
          <TabsTrigger value="maps">Maps</TabsTrigger>
        </TabsList>
        <TabsContent value="novels">On the left.</TabsContent>
        <TabsContent value="maps">On the right.</TabsContent>
      </Tabs>
      <Toaster />
    </main>
  )
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Page />
  </StrictMode>,
)
