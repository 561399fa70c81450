import './style.css'
import '@kaksha/design-system/components.css'
import { Button, Card, Field, Heading, Input } from '@kaksha/design-system'
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root')!).render(
  <main>
    <Heading level={1} data-testid="heading">
      Ground floor library
    </Heading>
    <Button variant="primary" data-testid="primary">
      Renew a card
    </Button>
    <Button data-testid="outline">Ask a librarian</Button>
    <Field label="Card number">
      <Input name="card" data-testid="input" />
    </Field>
    <Card surface="inverse" padding="lg" data-testid="surface">
      Open until seven.
    </Card>
    <a href="#cards" data-testid="own">
      All cards
    </a>
  </main>,
)
