import { Mail } from 'lucide-react'
import { Icon } from './icon.tsx'

/** What the types refuse. Checked by `tsc`; nothing runs it. */
export const refused = [
  // @ts-expect-error: without a drawing there is nothing to see
  <Icon key="1" label="Mail" />,
  // @ts-expect-error: one way to name it, `label`
  <Icon key="2" icon={Mail} aria-label="Mail" />,
  // @ts-expect-error: whether it is hidden follows from `label`
  <Icon key="3" icon={Mail} label="Mail" aria-hidden="true" />,
  // @ts-expect-error: sizes have names
  <Icon key="4" icon={Mail} size={20} />,
]
