/** Kaksha's mark: the letter ka below its headline stroke. */
export const kakshaMark = (
  <svg viewBox="0 0 34 34" aria-hidden="true" className="flex-none">
    <rect width="34" height="34" rx="5" className="fill-accent" />
    <path
      d="M6 9h22M17 9v18m0-11.500c-4.5-2.8-8.6-1.6-8.6 2.1 0 4 5.2 4 8.6-.6 2.6-3.5 8.2-3.4 8.2.9 0 2.7-1.5 4.3-3.7 4.6"
      className="fill-none stroke-on-accent [stroke-linecap:round] [stroke-linejoin:round] [stroke-width:3.2]"
    />
  </svg>
)
