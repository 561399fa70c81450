import type { rooms } from 'virtual:rooms'
import { CircleCheck, Hourglass, RotateCcw } from 'lucide-react'
import { Fragment } from 'react'
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
  const { icon, className } = marks[review.state]
  return (
    <div data-review={review.state} className="flex gap-2">
      <Icon icon={icon} stroke="strong" className={`mt-[.2em] ${className}`} />
      <p className="min-w-0">
        <ReviewInShort review={review} />
        {review.state === 'never' && ' with assistive technology.'}
        {review.state === 'fresh' && ` by ${toolsOf(review)}.`}
        {review.state === 'stale' && (
          <>
            {': '}
            {review.changed.map((file, index) => (
              <Fragment key={file}>
                {index > 0 && ', '}
                <Code>{file}</Code>
              </Fragment>
            ))}
            . It was reviewed by {toolsOf(review)}.
          </>
        )}
      </p>
    </div>
  )
}

const toolsOf = ({ by, with: tools }: { by: string; with: readonly string[] }) =>
  `${by}, with ${tools.join('; ')}`
