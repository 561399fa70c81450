import { accountLink } from '../../content/navigation'
import type { ContentLink } from '../../content/types'
import { ButtonLink } from './links'

/** The main action of the home page: Start Free, or for a customer the account. */
export const StartLink = (link: Pick<ContentLink, 'href' | 'label'>) => (
  <>
    <span className="contents in-data-[account=customer]:hidden">
      <ButtonLink {...link} variant="primary" arrow />
    </span>
    <span className="hidden in-data-[account=customer]:contents">
      <ButtonLink href={accountLink.href} label={accountLink.label} variant="primary" arrow />
    </span>
  </>
)
