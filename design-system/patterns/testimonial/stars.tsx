import { Star } from 'lucide-react'
import { Icon } from '../../components/icon/icon.tsx'

export type Rating = 1 | 2 | 3 | 4 | 5

const five = [1, 2, 3, 4, 5] as const

/** Five stars in ink, as many of them filled as were given. For the eye: the words beside them say it. */
export const Stars = ({ rating }: { rating: Rating }) => (
  <span aria-hidden="true" className="flex gap-1">
    {five.map((star) => (
      <Icon key={star} icon={Star} size="sm" className={star <= rating ? 'fill-accent' : undefined} />
    ))}
  </span>
)
