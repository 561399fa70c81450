import { type ButtonProps, buttonVariants, createIcon } from '@kaksha/design-system'
import { ArrowRight } from 'lucide'
import type { ContentLink } from '../../content/types'

const ArrowRightIcon = createIcon('arrow-right', ArrowRight)

interface ButtonLinkProps extends Pick<ContentLink, 'href' | 'label'>, Pick<ButtonProps, 'variant'> {
  arrow?: boolean
}

/** A link of the content that looks like a button. */
export const ButtonLink = ({ href, label, variant, arrow }: ButtonLinkProps) => (
  <a href={href} className={buttonVariants({ variant })}>
    {label}
    {arrow && <ArrowRightIcon data-nudge="" />}
  </a>
)
