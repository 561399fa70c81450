import { Logo } from './logo.tsx'

export default { title: 'Components / Logo' }

export const Default = () => <Logo name="Kaksha" />

export const Footer = () => (
  <div data-surface="inverse-strong" style={{ padding: '1.5rem' }}>
    <Logo name="Kaksha" size="lg" />
  </div>
)

export const AnotherBrand = () => <Logo name="Torsha Music Room" destination="all lessons" href="#lessons" />

/** A drawing of a tabla, seen from above. */
const tabla = (
  <svg viewBox="0 0 34 34" aria-hidden="true" style={{ flex: 'none' }}>
    <circle cx="17" cy="17" r="16" fill="var(--ds-accent-border)" />
    <circle cx="17" cy="17" r="10.5" fill="var(--ds-bg)" />
    <circle cx="17" cy="17" r="6" fill="var(--ds-accent-border)" />
  </svg>
)

export const OwnMark = () => <Logo name="Torsha Music Room" mark={tabla} />

export const LongName = () => (
  <div style={{ width: '14rem' }}>
    <Logo name="Shantiniketan Evening School of Mathematics" />
  </div>
)
