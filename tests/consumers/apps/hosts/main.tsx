import '@kaksha/design-system/styles.css'
import { createRoot } from 'react-dom/client'
import { Every } from '../shared/every.tsx'

/** What components inherit on purpose, so that a page differs by the rules for its elements alone. */
const inherited = {
  color: '#111',
  colorScheme: 'light',
  font: '400 18px/1.6 sans-serif',
  fontSynthesis: 'weight',
  letterSpacing: 'normal',
  overflowWrap: 'break-word',
  textAlign: 'start',
  textRendering: 'auto',
  WebkitFontSmoothing: 'auto',
} as const

// Sizes in rem stay the same, whatever a style sheet sets.
document.documentElement.style.fontSize = '16px'

createRoot(document.getElementById('root')!).render(
  <div style={{ ...inherited, width: '70rem' }}>
    <Every />
  </div>,
)
