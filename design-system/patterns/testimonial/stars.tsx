import { Star } from 'lucide-react'
import { Icon } from '../../components/icon/icon.tsx'

export type Rating = 1 | 2 | 3 | 4 | 5

const five = [1, 2, 3, 4, 5] as const

/** Five stars, filled up to the rating. Hidden from screen readers, because the text beside them says the same. */
export const Stars = ({ rating }: { rating: Rating }) => (
  <span aria-hidden="true" className="flex gap-1">
    {five.map((star) => (
      <Icon key={star} icon={Star} size="sm" className={star <= rating ? 'fill-accent' : undefined} />
    ))}
  </span>
)
