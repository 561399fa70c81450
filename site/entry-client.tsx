import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { load } from './browser/load'
import { createAppRouter } from './router'

// In a separate task after the scripts'. As a transition React hydrates in slices of a few milliseconds, between
// which the page responds to scrolling and input.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={createAppRouter()} />
      </StrictMode>,
    )
  }),
)

// Measurements for visitors with the browser extension of the same name; nothing is sent. They cover the time from the
// first press, so the module is loaded then.
addEventListener('pointerdown', () => load('web-vitals', () => import('web-vitals'), { reload: false }), {
  once: true,
})
