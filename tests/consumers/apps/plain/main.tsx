import '@kaksha/design-system/styles.css'
import './style.css'
import { Button, Field, Input } from '@kaksha/design-system'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

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
        Open until seven.
      </p>
      <Field label="Card number" error="Enter the number on your card.">
        <Input name="card" data-testid="input" />
      </Field>
    </main>
  </StrictMode>,
)
