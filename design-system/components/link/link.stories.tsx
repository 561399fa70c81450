import { Link } from './link.tsx'

export default { title: 'Components / Link' }

export const Inline = () => (
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

export const OnEverySurface = () => (
  <div className="grid gap-4">
    {(['board', 'board-deep', 'marigold', 'artefact'] as const).map((surface) => (
      <p key={surface} data-surface={surface} className="p-6">
        Questions? <Link href="#contact">Write to us</Link>, or go{' '}
        <Link variant="plain" href="#home">
          home
        </Link>
        .
      </p>
    ))}
  </div>
)

export const LongWords = () => (
  <p className="w-56">
    Write to{' '}
    <Link href="mailto:a.very.long.address.indeed@mathematics.academy.example">
      a.very.long.address.indeed@mathematics.academy.example
    </Link>
  </p>
)

export const RightToLeft = () => (
  <p dir="rtl" lang="ur">
    ادائیگی سے پہلے{' '}
    <Link href="https://help.example" external>
      رہنما
    </Link>{' '}
    پڑھیں۔
  </p>
)
