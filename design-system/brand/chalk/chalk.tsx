import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

export { ChalkLedge } from '../../patterns/not-found/chalk-ledge.tsx'

/**
 * The SVG filter that gives strokes the grain of chalk. Render it once in a document, outside anything that may be
 * hidden; strokes refer to it with `filter="url(#grain)"`. Without it they are visible but smooth.
 */
export const ChalkGrain = () => (
  <svg width="0" height="0" aria-hidden="true" className="absolute">
    <filter id="grain" x="-5%" y="-60%" width="110%" height="220%">
      <feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="1" seed="7" />
      <feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -2.6 2.25" result="holes" />
      <feTurbulence type="fractalNoise" baseFrequency=".06" numOctaves="2" seed="2" result="wobble" />
      <feDisplacementMap
        in="SourceGraphic"
        in2="wobble"
        scale="3"
        xChannelSelector="R"
        yChannelSelector="G"
      />
      <feComposite in2="holes" operator="in" />
    </filter>
  </svg>
)

/**
 * Text with two chalk strokes below it, drawn once in the colour of the text. Use at most two on a page. It needs one
 * `ChalkGrain` in the document.
 *
 * @example <h1>Online in <ChalkUnderline>ten minutes</ChalkUnderline></h1>
 */
export function ChalkUnderline({ className, children, ...rest }: ComponentProps<'span'>) {
  return (
    <span data-slot="chalk-underline" className={cx('relative inline-block', className)} {...rest}>
      {children}
      <svg
        viewBox="0 0 300 24"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="pointer-events-none absolute start-[-1.5%] top-[88%] h-[.26em] w-[103%] overflow-visible fill-none stroke-current [stroke-linecap:round] rtl:-scale-x-100"
      >
        <g filter="url(#grain)" className="motion-safe:[&>path]:animate-draw">
          <path pathLength="1" d="M3 14C48 8 120 5 190 5.500c46 .4 82 2 107 4.5" strokeWidth="5" />
          <path
            pathLength="1"
            d="M291 11.500C220 11 130 14 62 20.5"
            strokeWidth="3"
            className="[animation-delay:var(--ds-duration-mid)]"
          />
        </g>
      </svg>
    </span>
  )
}
