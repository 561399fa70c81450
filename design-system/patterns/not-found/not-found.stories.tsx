import { ChalkGrain } from '../../components/chalk/chalk.tsx'
import { NotFound } from './not-found.tsx'

export default { title: 'Patterns / NotFound' }

export const Wiped = () => (
  <>
    <ChalkGrain />
    <NotFound
      title="404 - Page Not Found"
      text="Sorry, the page you're looking for doesn't exist."
      link={{ label: 'Go to the homepage', href: '#home' }}
    />
  </>
)

export const WithoutAZero = () => (
  <NotFound title="Nothing here" text="This address is empty." link={{ label: 'Go back', href: '#home' }} />
)
