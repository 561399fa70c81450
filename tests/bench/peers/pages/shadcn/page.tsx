import { Button } from '@/registry/new-york-v4/ui/button'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '@/registry/new-york-v4/ui/dialog'
import { Field, FieldDescription, FieldLabel } from '@/registry/new-york-v4/ui/field'
import { Input } from '@/registry/new-york-v4/ui/input'

export const Page = () => (
  <div className="mx-auto w-full max-w-xl px-6">
    <header className="flex gap-4">
      <a href="/" className="underline underline-offset-4">
        Ganit
      </a>
      <a href="/fees" className="underline underline-offset-4">
        Fees
      </a>
    </header>
    <h1 className="text-4xl font-bold">Write to us</h1>
    <form method="post" className="flex flex-col gap-6">
      <Field>
        <FieldLabel htmlFor="email">E-mail</FieldLabel>
        <FieldDescription id="email-hint">We answer within a day.</FieldDescription>
        <Input
          id="email"
          aria-describedby="email-hint"
          name="email"
          type="email"
          required
          autoComplete="email"
        />
      </Field>
      <div className="flex gap-4">
        <Button type="submit">Send</Button>
        <Dialog>
          <DialogTrigger asChild>
            <Button variant="outline">Opening hours</Button>
          </DialogTrigger>
          <DialogContent>
            <DialogHeader>
              <DialogTitle>Opening hours</DialogTitle>
              <DialogDescription>Every day from nine to seven.</DialogDescription>
            </DialogHeader>
            <DialogFooter>
              <DialogClose asChild>
                <Button variant="outline">Close</Button>
              </DialogClose>
            </DialogFooter>
          </DialogContent>
        </Dialog>
      </div>
    </form>
  </div>
)
