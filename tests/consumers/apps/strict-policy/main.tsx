import '@kaksha/design-system/styles.css'
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
  Toaster,
  toast,
} from '@kaksha/design-system'
import { setNonce } from 'get-nonce'
import { createRoot } from 'react-dom/client'

// A real server makes another one for each answer.
setNonce('of-this-answer')

createRoot(document.getElementById('root')!).render(
  <main>
    <h1>Fees: ₹ 1,299</h1>
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
  </main>,
)
