import type { VariantProps } from 'class-variance-authority'
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react'
import { Button } from '../button/button.tsx'
import type { CarouselLabels } from './carousel.labels.ts'
import { controlsVariants } from './carousel.variants.ts'

type ControlsProps = VariantProps<typeof controlsVariants> & {
  labels: CarouselLabels
  /** Undefined: it does not rotate, and has nothing to be stopped. */
  rotates?: boolean
  onRotate: () => void
  onMove: (steps: number) => void
  atStart: boolean
  atEnd: boolean
}

/** The rotation control comes first: it has to be found before what it stops. */
export function CarouselControls({ layout, labels, rotates, ...props }: ControlsProps) {
  const { onRotate, onMove, atStart, atEnd } = props
  return (
    // Without JavaScript all slides are shown, and there is nothing to move.
    <div data-slot="carousel-controls" data-noscript="hide" className={controlsVariants({ layout })}>
      {rotates !== undefined && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={rotates ? labels.pause : labels.start}
          className="motion-reduce:hidden"
          onClick={onRotate}
        >
          {rotates ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </Button>
      )}
      <Button
        variant="ghost"
        size="icon"
        aria-label={labels.previous}
        unavailable={atStart}
        reason={labels.atStart}
        onClick={() => onMove(-1)}
      >
        <ArrowLeft data-nudge="back" aria-hidden="true" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={labels.next}
        unavailable={atEnd}
        reason={labels.atEnd}
        onClick={() => onMove(1)}
      >
        <ArrowRight data-nudge aria-hidden="true" />
      </Button>
    </div>
  )
}
