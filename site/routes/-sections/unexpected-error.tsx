import { Button, buttonVariants } from '@kaksha/design-system'
import { brand } from '../../content/brand'

/** Shown when a page cannot be drawn. Says what can be done, and keeps a way to a person. */
export function UnexpectedErrorPage() {
  return (
    <main id="main" tabIndex={-1} className="px-inset py-section">
      <h1 className="text-h1">Unexpected Application Error</h1>
      <p className="mt-4 max-w-[36em] text-lead text-muted">
        This page could not be shown. Nothing you sent before has been lost. Load the page again; if that does
        not help, write to <a href={`mailto:${brand.email}`}>{brand.email}</a>.
      </p>
      <p className="mt-6 flex flex-wrap gap-4">
        <Button variant="main" onClick={() => location.reload()}>
          Load again
        </Button>
        <a className={buttonVariants({ variant: 'outline' })} href="/">
          Go to the home page
        </a>
      </p>
    </main>
  )
}
