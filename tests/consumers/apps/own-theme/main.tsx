import './style.css'
import './parts.css'
import { Button } from '@kaksha/design-system'
import { createRoot } from 'react-dom/client'
import { Overrides } from '../shared/overrides.tsx'

function Page() {
  return (
    <main>
      <h1 className="text-3xl">Ground floor library</h1>
      <Button variant="primary" data-testid="plain">
        Renew a card
      </Button>
      <p data-testid="theme" className="rounded-panel bg-accent md:bg-red-500">
        Open until seven.
      </p>
      <Overrides />
    </main>
  )
}

createRoot(document.getElementById('root')!).render(<Page />)
