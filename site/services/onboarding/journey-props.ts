/** What the opened journey is told. */
export interface JourneyProps {
  /** Short code of the plan to begin with. */
  plan: string
  /** Gets the focus back when the dialog closes. */
  opener: HTMLElement | null
  onClose: () => void
}
