import { Mail } from 'lucide-react'
import { Icon } from './icon.tsx'

/** Props that the types reject. Checked by `tsc`, never run. */
export const rejected = [
  // @ts-expect-error: the drawing is required
  <Icon key="1" label="Mail" />,
  // @ts-expect-error: the accessible name comes from `label`
  <Icon key="2" icon={Mail} aria-label="Mail" />,
  // @ts-expect-error: `label` decides whether it is hidden
  <Icon key="3" icon={Mail} label="Mail" aria-hidden="true" />,
  // @ts-expect-error: sizes have names
  <Icon key="4" icon={Mail} size={20} />,
]
