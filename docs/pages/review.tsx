import type { rooms } from 'virtual:rooms'
import { CircleCheck, Hourglass } from 'lucide-react'
import { Icon } from '../../design-system/components/icon/icon.tsx'
import { Day } from './words.tsx'

type Room = (typeof rooms)[number]

/** Whether the component was reviewed manually, and when. For the margin of its page. */
export function ReviewInShort({ review }: Pick<Room, 'review'>) {
  if (!review) return 'Not yet reviewed manually'
  return (
    <>
      Reviewed <Day date={review.date} />
    </>
  )
}

/** The last manual review: date, reviewer, assistive technology. */
export const ReviewOf = ({ review }: Pick<Room, 'review'>) => (
  <div className="flex gap-2">
    <Icon
      icon={review ? CircleCheck : Hourglass}
      stroke="strong"
      className={`mt-[.2em] ${review ? 'text-ok' : 'text-muted'}`}
    />
    <p className="min-w-0">
      <ReviewInShort review={review} />
      {review ? ` by ${review.by}, with ${review.with.join('; ')}.` : ' with assistive technology.'}
    </p>
  </div>
)
