import type { rooms } from 'virtual:rooms'
import { CircleCheck, Hourglass, RotateCcw } from 'lucide-react'
import { Icon } from '../../design-system/components/icon/icon.tsx'
import { Code, Day } from './words.tsx'

type Room = (typeof rooms)[number]

const marks = {
  never: { icon: Hourglass, className: 'text-muted' },
  fresh: { icon: CircleCheck, className: 'text-ok' },
  stale: { icon: RotateCcw, className: 'text-error' },
}

/** In the margin of a page: the state, and the day. */
export function ReviewInShort({ review }: Pick<Room, 'review'>) {
  if (review.state === 'never') return 'Not yet reviewed by hand'
  return (
    <>
      {review.state === 'fresh' ? 'Reviewed' : 'Needs review: changed since'} <Day date={review.date} />
    </>
  )
}

/** When a person last went through a component, with what, and which files are others since. */
export function ReviewOf({ review }: Pick<Room, 'review'>) {
  return (
    <div data-review={review.state}>
      <p className="flex gap-2">
        <Icon
          {...marks[review.state]}
          stroke="strong"
          className={`mt-[.2em] ${marks[review.state].className}`}
        />
        <span className="min-w-0">
          <ReviewInShort review={review} />
          {review.state === 'never' && ' with assistive technology'}
          {review.state !== 'never' && ` by ${review.by}, with ${review.with.join('; ')}`}.
        </span>
      </p>
      {review.state === 'stale' && (
        <p className="ms-8">
          Changed:{' '}
          {review.changed.map((file, index) => (
            <span key={file}>
              {index > 0 && ', '}
              <Code>{file}</Code>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
