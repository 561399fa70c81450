import type { Stat } from '../types'

export const stats: [Stat, Stat, Stat, Stat] = [
  { value: '10', unit: 'min', label: 'from signing up to a site students can open' },
  { value: '14', unit: 'days', label: 'free, and we do not ask for a card' },
  { value: '1,000+', label: 'educators already teach on it' },
  { value: '99.9%', label: 'uptime, so the class is where you left it' },
]
