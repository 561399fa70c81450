/** A drawing of two eraser strokes over the zero. In hundredths of an em. */
export const DusterStroke = () => (
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
