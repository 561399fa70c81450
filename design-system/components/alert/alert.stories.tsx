import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Alert } from './alert.tsx'

export default { title: 'Components / Alert' }

export const Default = () => (
  <div style={{ display: 'grid', maxWidth: '36rem', gap: '1rem' }}>
    <Alert tone="error">Login failed. Please try again.</Alert>
    <Alert tone="ok">Your message has been sent. Thank you!</Alert>
    <Alert>Your site opens with sample courses. Remove them when you like.</Alert>
  </div>
)

export const WithHeadingAndButton = () => (
  <Alert tone="error" style={{ maxWidth: '36rem' }}>
    <p style={{ fontWeight: 700 }}>A network error occurred. Please try again.</p>
    <p>Nothing was lost: what you have typed is still here.</p>
    <Button size="sm" style={{ marginTop: '0.75rem' }}>
      Retry
    </Button>
  </Alert>
)

/** The live region exists from the start, so that its text is announced. */
export const Live = () => {
  const [failure, setFailure] = useState('')
  return (
    <div style={{ display: 'grid', maxWidth: '36rem', justifyItems: 'start', gap: '1rem' }}>
      <Alert tone="error" live="assertive" style={{ width: '100%' }}>
        {failure}
      </Alert>
      <Button onClick={() => setFailure('Something went wrong')}>Send message</Button>
    </div>
  )
}

export const Tones = () => (
  <div style={{ display: 'grid', maxWidth: '36rem', gap: '1rem' }}>
    <Alert tone="warning">Your trial ends on 30 November. Choose a plan to keep your courses.</Alert>
    <Alert tone="accent">New: courses can begin on any day of the month.</Alert>
    <Alert tone="neutral">Prices are without tax.</Alert>
  </div>
)

export const LongWords = () => (
  <Alert tone="error" style={{ width: '16rem' }}>
    Payment failed. Note the order ID order_9A33XWu170gUtm_and_what_the_bank_has_said and write to us.
  </Alert>
)
