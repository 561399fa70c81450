/** Props of the opened journey. */
export interface JourneyProps {
  /** Short code of the plan. */
  plan: string
  /** Gets the focus back when the dialog closes. */
  opener: HTMLElement | null
  onClose: () => void
}
