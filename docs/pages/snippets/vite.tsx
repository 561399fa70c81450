import '@kaksha/design-system/styles.css'
import './theme.css'
import { SiteHeader, SkipLink, Toaster } from '@kaksha/design-system'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import Home from './home'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <SkipLink />
    <SiteHeader brand="Ganit" links={[{ label: 'Home', href: '/' }]} currentPath="/" />
    <main id="main" tabIndex={-1}>
      <Home />
    </main>
    <Toaster />
  </StrictMode>,
)
