import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { Input } from '../input/input.tsx'
import { Link } from '../link/link.tsx'
import { Popup, type PopupProps } from './popup.tsx'

export default { title: 'Components / Popup' }

/** A page with the card. */
const Page = ({ children, ...props }: Partial<PopupProps>) => {
  const [shown, setShown] = useState(true)
  return (
    <div
      style={{
        minHeight: '24rem',
        border: '1px solid var(--ds-border)',
        padding: '1.5rem',
      }}
    >
      {shown && (
        <Popup
          title="New here?"
          link={{ label: 'How It Works', href: '#page' }}
          focusId="page"
          onClose={() => setShown(false)}
          {...props}
        >
          {children ?? 'See how a school goes online in three steps and about ten minutes.'}
        </Popup>
      )}
      <div
        id="page"
        tabIndex={-1}
        style={{ display: 'grid', justifyItems: 'start', gap: '1rem', outline: 'none' }}
      >
        <Field label="Name of your school" style={{ width: '100%', maxWidth: '24rem' }}>
          <Input name="school" autoComplete="off" />
        </Field>
        <p>
          This page has a <Link href="#register">register of fees</Link> too.
        </p>
        <Button onClick={() => setShown(true)}>Show it again</Button>
      </div>
    </div>
  )
}

export const Default = () => <Page />

export const LongSentence = () => (
  <Page
    title="The exam hall is open for the whole of the monsoon"
    link={{ label: 'Read the rules', href: '#' }}
  >
    Every batch of class 9 and 10 may sit the papers of the last five years there, from four in the afternoon
    until the lamps are lit, with a teacher at hand.
  </Page>
)
