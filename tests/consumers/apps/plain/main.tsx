import '@kaksha/design-system/styles.css'
import './style.css'
import {
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  DialogTrigger,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  Field,
  Input,
  Toaster,
  toast,
} from '@kaksha/design-system'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

// A real server makes another one for each answer.
setNonce('of-this-answer')

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <main>
      <h1>Ground floor library</h1>
      <Button variant="primary" data-testid="main">
        Renew a card
      </Button>
      <Button data-testid="own" className="own">
        Ask a librarian
      </Button>
      <p data-testid="class" className="border">
        Open until seven. Fees: ₹ 1,299
      </p>
      <Field label="Card number" error="Enter the number on your card.">
        <Input name="card" data-testid="input" />
      </Field>
      <Dialog>
        <DialogTrigger asChild>
          <Button>Open</Button>
        </DialogTrigger>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>Hours</DialogTitle>
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <Button>Actions</Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent label="Actions">
              <DropdownMenuItem onClick={() => toast('Saved.')}>Save</DropdownMenuItem>
            </DropdownMenuContent>
          </DropdownMenu>
        </DialogContent>
      </Dialog>
      <Toaster />
    </main>
  </StrictMode>,
)
