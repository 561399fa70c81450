import { useState } from 'react'
import { ThemeSwitch } from './theme-switch.tsx'

export default { title: 'Components / ThemeSwitch' }

/** A separate key: a choice made here does not change the documentation site. */
const key = 'story-theme'

export const Default = () => <ThemeSwitch storageKey={key} />

export const ReportsTheChoice = () => {
  const [choice, setChoice] = useState<string>()
  return (
    <>
      <ThemeSwitch storageKey={key} onThemeChange={setChoice} />
      <p role="status" style={{ marginTop: '1rem', minHeight: '1.6em' }}>
        {choice && `Chosen: ${choice}`}
      </p>
    </>
  )
}

export const TwoSwitches = () => (
  <div style={{ display: 'grid', gap: '1.5rem' }}>
    <ThemeSwitch storageKey={key} label="Theme, in the header" />
    <div data-surface="inverse-strong" style={{ padding: '1.5rem' }}>
      <ThemeSwitch storageKey={key} label="Theme, in the footer" />
    </div>
  </div>
)

export const Narrow = () => (
  <div style={{ width: '16rem' }}>
    <ThemeSwitch storageKey={key} />
  </div>
)
