import type { Result } from 'axe-core'
import { useState } from 'react'
import { Button } from '../../design-system/components/button/button.tsx'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogTitle,
} from '../../design-system/components/dialog/dialog.tsx'
import { Heading } from '../../design-system/components/heading/heading.tsx'
import { Link } from '../../design-system/components/link/link.tsx'

/** The same rules as in tests/audit/: WCAG 2.2 A and AA, and axe's best practices. */
const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * The violations that axe finds in the current page or story, in its frames, and in what it shows at the end of the
 * document: toasts, dialogs.
 */
async function check(): Promise<Result[]> {
  const { default: axe } = await import('axe-core')
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('main iframe'))
    (frame.contentWindow as (Window & { eval(code: string): void }) | null)?.eval(axe.source)
  // The header and the list around the page are audited by themselves.
  const exclude = ['header:not(main *)', '#list']
  const { violations } = await axe.run({ exclude }, { runOnly, resultTypes: ['violations'] })
  return violations
}

/** A button that runs axe on the current page. Manual reviews are on the page of each component. */
export function Check() {
  const [violations, setViolations] = useState<Result[]>()
  const [open, setOpen] = useState(false)
  const [pending, setPending] = useState(false)
  const ask = async () => {
    setPending(true)
    setViolations(await check())
    setPending(false)
    setOpen(true)
  }
  return (
    <>
      <Button size="sm" loading={pending} onClick={ask}>
        Check with axe
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent>
          <DialogTitle>
            {violations?.length ? `Violations: ${violations.length}` : 'No violations'}
          </DialogTitle>
          <DialogDescription>
            Results of axe for the current page, in this theme and at this width.
          </DialogDescription>
          <ul className="mt-4 space-y-4">
            {violations?.map(({ id, help, helpUrl, impact, nodes }) => (
              <li key={id} className="border-t-2 border-error pt-3">
                <Heading level={3} size="h3">
                  {help}
                </Heading>
                <p className="text-small text-muted">
                  {impact}, <Link href={helpUrl}>{id}</Link>
                </p>
                <ul className="mt-1 text-small font-code">
                  {nodes.map(({ target }) => (
                    <li key={String(target)} className="wrap-anywhere">
                      {String(target)}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </DialogContent>
      </Dialog>
    </>
  )
}
