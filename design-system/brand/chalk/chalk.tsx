import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

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

interface StrokeProps {
  viewBox: string
  d: string
  strokeWidth: string
  /** `--draw-from`, of the element and of its child: -100% and 100% draw it from the left. `--draw-delay`. */
  className?: string
}

/**
 * A stroke that is drawn once. The box moves in and the drawing in it moves the other way, so the edge of the box uncovers
 * it: `transform` is animated without the main thread, unlike a dash, which a slow phone would paint in each frame.
 */
const Stroke = ({ viewBox, className, ...path }: StrokeProps) => (
  <span
    className={cx(
      'absolute inset-0 overflow-hidden motion-safe:animate-draw motion-safe:*:animate-draw',
      className ?? '[--draw-from:-100%] *:[--draw-from:100%]',
    )}
  >
    <svg
      viewBox={viewBox}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="size-full overflow-visible fill-none stroke-current [stroke-linecap:round]"
    >
      <path filter="url(#grain)" {...path} />
    </svg>
  </span>
)

/** Around strokes. Clipped, because a stroke that begins beyond the window would make a phone lay out a wider page. */
const strokes = 'pointer-events-none absolute overflow-hidden'

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
      <span className={cx(strokes, 'start-[-1.5%] top-[88%] h-[.26em] w-[103%] rtl:-scale-x-100')}>
        <Stroke viewBox="0 0 300 24" d="M3 14C48 8 120 5 190 5.500c46 .4 82 2 107 4.5" strokeWidth="5" />
        <Stroke
          viewBox="0 0 300 24"
          d="M291 11.500C220 11 130 14 62 20.5"
          strokeWidth="3"
          className="[--draw-from:100%] *:[--draw-from:-100%] [--draw-delay:var(--ds-duration-mid)]"
        />
      </span>
    </span>
  )
}

/**
 * A label circled in chalk, at most one on a page: the accent colour on a dark surface, the text colour on paper, where
 * the accent has too little contrast. It needs one `ChalkGrain` in the document.
 *
 * @example <PricingCard popular badge={<ChalkCircle>Most Popular</ChalkCircle>} … />
 */
export const ChalkCircle = ({ className, children, ...rest }: ComponentProps<'span'>) => (
  <span
    data-slot="chalk-circle"
    className={cx(
      'relative -my-1 inline-block flex-none px-[.4rem] py-1 font-bold whitespace-nowrap text-accent-border',
      className,
    )}
    {...rest}
  >
    <span className={cx(strokes, '-inset-x-[.85rem] -inset-y-2')}>
      <Stroke
        viewBox="0 0 160 48"
        d="M132 8C96 1 40 2 18 12 -4 22 2 38 34 43c36 5 94 3 114-9 20-13 2-27-40-31"
        strokeWidth="2.6"
        className="[--draw-from:100%] *:[--draw-from:-100%]"
      />
    </span>
    {children}
  </span>
)

/**
 * The ledge under a board, with chalk and an eraser. The board must be `relative`.
 *
 * @example <section data-surface="inverse" className="relative pb-27"><ChalkLedge /></section>
 */
export const ChalkLedge = ({ className, ...rest }: Omit<ComponentProps<'div'>, 'children'>) => (
  <div
    data-slot="chalk-ledge"
    className={cx(
      'absolute inset-x-0 bottom-0 flex h-5 items-start border-t-2 border-border bg-inverse-strong px-inset forced-colors:border-[CanvasText]',
      className,
    )}
    {...rest}
  >
    <svg
      viewBox="0 0 270 36"
      aria-hidden="true"
      className="h-auto w-[270px] min-w-0 -translate-y-full forced-colors:hidden"
    >
      <rect y="22" width="74" height="14" rx="3" className="fill-fg" />
      <rect y="22" width="12" height="14" rx="3" className="fill-muted" />
      <rect x="84" y="23" width="44" height="13" rx="3" className="fill-accent" />
      <rect x="122" y="24" width="6" height="12" rx="2" className="fill-accent-hover" />
      <path d="M176 8h76a6 6 0 0 1 6 6v8h-88v-8a6 6 0 0 1 6-6z" className="fill-border" />
      <path d="M164 22h100v6H164z" className="fill-muted" />
      <path d="M164 28h100v8H164z" className="fill-fg" />
    </svg>
  </div>
)

/** A drawing of two eraser strokes over the zero. In hundredths of an em. */
const EraserStroke = () => (
  // An absolutely positioned element counts as a block, and some implementations of the name computation add a space
  // for each block: "40 4". A hidden inline element adds nothing.
  <span aria-hidden="true">
    <svg
      viewBox="0 0 60 98"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 top-1/2 h-[.98em] w-full -translate-y-1/2 overflow-visible fill-none [stroke-linecap:round] forced-colors:hidden"
    >
      <g className="stroke-page">
        <path d="M-2 46C18 38 38 33 62 30" strokeWidth="22" />
        <path d="M-4 68C18 60 40 55 60 53" strokeWidth="17" opacity=".9" />
      </g>
      <g filter="url(#grain)" className="stroke-fg">
        <path d="M-8 38C16 29 40 23 70 20" strokeWidth="1.5" opacity=".5" />
        <path d="M-10 47C16 38 40 33 74 30" strokeWidth="9" opacity=".17" />
        <path d="M-6 57C18 49 42 44 70 42" strokeWidth="2" opacity=".4" />
        <path d="M-12 67C14 58 42 54 72 52" strokeWidth="8" opacity=".15" />
        <path d="M-6 77C18 69 42 65 66 63" strokeWidth="1.5" opacity=".45" />
      </g>
    </svg>
  </span>
)

/** The text before the number with the first zero, the digits before that zero, those after it, and the rest. */
const firstZero = /^(.*?)(\d*?)0(\d*)(.*)$/s

/**
 * A text whose first zero looks erased, for the headline of a NotFound. Screen readers get it as it is written.
 *
 * @example <NotFound title={<ErasedZero>404 - Page Not Found</ErasedZero>} … />
 */
export function ErasedZero({ children }: { children: string }) {
  const [, before, digits, more, after] = children.match(firstZero) ?? []
  if (digits === undefined) return children
  return (
    <>
      {before}
      {/* The drawing splits the number. Without dir the bidi algorithm would reorder its parts in Arabic. */}
      <span dir="ltr">
        {digits}
        <span className="relative">
          0
          <EraserStroke />
        </span>
        {more}
      </span>
      {after}
    </>
  )
}

const atCallToAction =
  'absolute -end-7 top-0 h-36 md:h-62 motion-safe:hover:animate-swing lg:end-[calc(max(var(--ds-space-gutter),(100%-var(--ds-space-wide))/2)+2rem)] lg:h-[88%] lg:max-h-[min(34rem,42vw)]'

/**
 * A school gong that hangs at the top edge of a CallToAction, as its `drawing`. It swings once on hover. With a
 * `className` it hangs and swings where that says.
 */
export const Gong = ({ className = atCallToAction }: { className?: string }) => (
  <svg
    viewBox="0 0 420 520"
    aria-hidden="true"
    className={cx(
      'w-auto origin-top forced-colors:[&_*]:fill-none! forced-colors:[&_*]:stroke-[CanvasText]!',
      className,
    )}
  >
    <path d="M120-10 176 118M300-10 244 118" className="stroke-fg [stroke-linecap:round] [stroke-width:5]" />
    <circle cx="210" cy="290" r="186" className="fill-inverse" strokeWidth="4" />
    <path d="M176 124h0M244 124h0" className="stroke-accent [stroke-linecap:round] [stroke-width:16]" />
    <g filter="url(#grain)" className="fill-none stroke-on-solid [stroke-linecap:round]">
      <path d="M214 146c82 0 146 62 146 143s-64 146-148 146S64 372 64 290s62-142 144-145" strokeWidth="4" />
      <path d="M214 206c50 2 86 36 86 84s-38 86-88 86-88-36-88-84 36-84 84-86" strokeWidth="3.5" />
    </g>
    <circle cx="210" cy="290" r="26" className="fill-accent" />
  </svg>
)
