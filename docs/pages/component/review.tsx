import type { componentFolders } from 'virtual:component-folders'
import { CircleCheck, Hourglass } from 'lucide-react'
import { Icon } from '../../../design-system/components/icon/icon.tsx'
import { Day } from '../words.tsx'

type ComponentFolder = (typeof componentFolders)[number]

/** Whether the component was reviewed manually, and when. For the margin of its page. */
export function ReviewInShort({ review }: Pick<ComponentFolder, 'review'>) {
  if (!review) return 'Not yet reviewed manually'
  return (
    <>
      Reviewed <Day date={review.date} />
    </>
  )
}

/** The last manual review: date, reviewer, assistive technology. */
export const ReviewOf = ({ review }: Pick<ComponentFolder, 'review'>) => (
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
