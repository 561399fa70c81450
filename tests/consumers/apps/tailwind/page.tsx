import { Button } from '@kaksha/design-system'
import { createRoot } from 'react-dom/client'
import { Overrides } from './overrides.tsx'

createRoot(document.getElementById('root')!).render(
  <main>
    <h1 className="text-3xl">Ground floor library</h1>
    <Button variant="primary" data-testid="plain">
      Renew a card
    </Button>
    <p data-testid="tokens" className="rounded-panel bg-accent text-on-accent md:bg-accent">
      Open until seven.
    </p>
    <p
      data-testid="host"
      className="rounded-full bg-red-500 font-sans text-xl shadow max-xl:hidden 2xl:hidden"
    >
      Tailwind’s own.
    </p>
    <p data-testid="small" className="rounded text-sm shadow-md xl:pl-3">
      Tailwind’s own, too.
    </p>
    <div data-testid="container" className="container" />
    <Overrides />
  </main>,
)
