/** One sweep of a duster: it takes most of what is written, and leaves a smear of chalk. */
export const DusterStroke = () => (
  <svg
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    aria-hidden="true"
    className="pointer-events-none absolute -inset-x-[.35em] inset-y-[.05em] h-[.88em] w-[calc(100%+.7em)] overflow-visible fill-none [stroke-linecap:round] forced-colors:hidden"
  >
    <path d="M14 62C36 48 60 42 88 40" className="stroke-page [stroke-width:34]" />
    <g filter="url(#grain)" className="stroke-ink">
      <path d="M4 50C34 34 62 28 97 27" strokeWidth="3" opacity=".5" />
      <path d="M3 60C34 46 62 40 99 38" strokeWidth="9" opacity=".16" />
      <path d="M4 74C34 60 62 54 98 52" strokeWidth="10" opacity=".13" />
      <path d="M8 82C36 70 62 64 95 62" strokeWidth="2" opacity=".4" />
    </g>
  </svg>
)
