import { useState } from 'react'
import { Link } from '../../components/link/link.tsx'
import { UnexpectedError } from './unexpected-error.tsx'

export default { title: 'Patterns / UnexpectedError' }

const message = (
  <>
    This page could not be shown. Nothing you sent before has been lost. Load the page again; if that does not
    help, write to <Link href="mailto:hello@school.example">hello@school.example</Link>.
  </>
)

export const Default = () => <UnexpectedError>{message}</UnexpectedError>

export const OwnRetry = () => {
  const [tries, setTries] = useState(0)
  return (
    <UnexpectedError
      title="The calendar could not be shown"
      labels={{ retry: 'Try again' }}
      onRetry={() => setTries(tries + 1)}
      link={{ label: 'Book by e-mail', href: '#mail' }}
    >
      {tries === 0 ? 'The page around it works.' : `Tried again: ${tries}.`}
    </UnexpectedError>
  )
}
