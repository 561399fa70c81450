import type { VariantProps } from 'class-variance-authority'
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react'
import { Button } from '../button/button.tsx'
import type { CarouselLabels } from './carousel.labels.ts'
import { controlsVariants } from './carousel.variants.ts'

type ControlsProps = VariantProps<typeof controlsVariants> & {
  labels: CarouselLabels
  /** Whether it rotates. Undefined if it has no automatic rotation: the rotation control is then left out. */
  rotates?: boolean
  onRotate: () => void
  onMove: (steps: number) => void
  atStart: boolean
  atEnd: boolean
}

/** The rotation control is the first tab stop, so that it is found before the moving content (WAI-ARIA APG). */
export function CarouselControls({ layout, labels, rotates, ...props }: ControlsProps) {
  const { onRotate, onMove, atStart, atEnd } = props
  return (
    // Without JavaScript all slides are shown, so the controls are left out.
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
        inactive={atStart}
        inactiveReason={labels.atStart}
        onClick={() => onMove(-1)}
      >
        <ArrowLeft data-nudge="back" aria-hidden="true" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={labels.next}
        inactive={atEnd}
        inactiveReason={labels.atEnd}
        onClick={() => onMove(1)}
      >
        <ArrowRight data-nudge aria-hidden="true" />
      </Button>
    </div>
  )
}
