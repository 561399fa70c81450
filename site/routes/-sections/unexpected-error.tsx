import { Link, UnexpectedError } from '@kaksha/design-system'
import { brand } from '../../content/brand'

/** Shown when a page cannot be drawn. Says what can be done, and keeps a way to a person. */
export const UnexpectedErrorPage = () => (
  <main id="main" tabIndex={-1}>
    <UnexpectedError className="px-inset py-section">
      This page could not be shown. Nothing you sent before has been lost. Load the page again; if that does
      not help, write to <Link href={`mailto:${brand.email}`}>{brand.email}</Link>.
    </UnexpectedError>
  </main>
)
