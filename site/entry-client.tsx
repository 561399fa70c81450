import './styles.css'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createAppRouter } from './router'
import { load } from './services/load'

// In a task of its own after that of the scripts. As a transition React hydrates in slices of a few milliseconds,
// between which the page answers to scrolling and presses.
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

// Measures for whoever looks at the page with the extension of the same name; nothing is sent. They count from the
// first press on, so they come with it.
addEventListener('pointerdown', () => load('web-vitals', () => import('web-vitals'), { reload: false }), {
  once: true,
})
