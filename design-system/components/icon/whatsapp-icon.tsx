import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** A call in a speech bubble, drawn as the icons of Lucide are, which has no marks of companies. */
export const WhatsAppIcon = ({ className, ...rest }: ComponentProps<'svg'>) => (
  <svg
    aria-hidden="true"
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={cx('flex-none stroke-[1.75]', className)}
    {...rest}
  >
    <path d="M2.5 21.5l1.5-5.200a9.4 9.4 0 1 1 3.700 3.700z" />
    <path d="M9.200 7.600l1.100 2.300-1 1.200c.8 1.700 2 2.900 3.700 3.700l1.200-1 2.300 1.100c-.3 1.500-1.400 2.200-2.800 1.900-3.400-.8-5.500-3-6.300-6.300-.3-1.500.4-2.600 1.800-2.900z" />
  </svg>
)
