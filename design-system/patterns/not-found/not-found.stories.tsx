import { NotFound } from './not-found.tsx'

/** The story fills the width of the window. */
export default { title: 'Patterns / NotFound', meta: { bleed: true } }

export const Default = () => (
  <NotFound
    title="404 - Page Not Found"
    text="Sorry, the page you're looking for doesn't exist."
    link={{ label: 'Go to the homepage', href: '#home' }}
  />
)

export const LongWords = () => (
  <NotFound
    title="410 - This class has ended, and its page with it"
    text="Its teacher has taken it down. The address stays empty, so that old links lead nobody to somebody else’s class. What you paid for it is in your account."
    link={{ label: 'See the classes that begin this month', href: '#classes' }}
  />
)
