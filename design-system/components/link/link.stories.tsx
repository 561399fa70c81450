import { Link } from './link.tsx'

export default { title: 'Components / Link' }

export const Default = () => (
  <p>
    Every plan keeps your data; see the <Link href="#refund">refund rules</Link> before you pay.
  </p>
)

export const External = () => (
  <p>
    The{' '}
    <Link href="https://help.example/start" external>
      setup handbook
    </Link>{' '}
    has a page for each step.
  </p>
)

export const Plain = () => (
  <ul>
    <li>
      <Link variant="plain" href="#about">
        About Us
      </Link>
    </li>
    <li>
      <Link variant="plain" href="https://help.example" external>
        Documentation
      </Link>
    </li>
  </ul>
)
