import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Alert } from './alert.tsx'

export default { title: 'Components / Alert' }

export const Default = () => (
  <div className="grid max-w-xl gap-4">
    <Alert tone="error">Login failed. Please try again.</Alert>
    <Alert tone="ok">Your message has been sent. Thank you!</Alert>
    <Alert>Your site opens with sample courses. Remove them when you like.</Alert>
  </div>
)

export const WithHeadingAndButton = () => (
  <Alert tone="error" className="max-w-xl">
    <p className="font-bold">A network error occurred. Please try again.</p>
    <p>Nothing was lost: what you have typed is still here.</p>
    <Button size="sm" className="mt-3">
      Retry
    </Button>
  </Alert>
)

/** The live region exists from the start, so that its text is announced. */
export const Live = () => {
  const [failure, setFailure] = useState('')
  return (
    <div className="grid max-w-xl justify-items-start gap-4">
      <Alert tone="error" live="assertive" className="w-full">
        {failure}
      </Alert>
      <Button onClick={() => setFailure('Something went wrong')}>Send message</Button>
    </div>
  )
}

export const LongWords = () => (
  <Alert tone="error" className="w-64">
    Payment failed. Note the order ID order_9A33XWu170gUtm_and_what_the_bank_has_said and write to us.
  </Alert>
)
