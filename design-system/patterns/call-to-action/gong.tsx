/** A drawing of a school gong at the top edge. It swings once on hover. */
export const Gong = () => (
  <svg
    viewBox="0 0 420 520"
    aria-hidden="true"
    className="absolute -end-7 top-0 h-62 w-auto origin-top motion-safe:hover:animate-swing lg:end-[calc(max(var(--ds-space-gutter),(100%-var(--ds-space-wide))/2)+2rem)] lg:h-[88%] lg:max-h-[min(34rem,42vw)] forced-colors:[&_*]:fill-none! forced-colors:[&_*]:stroke-[CanvasText]!"
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
