/** The texts of the frame. Pass translations as `labels`. */
export const embedLabels = {
  loading: 'Loading...',
  /** Announced when the page is ready. */
  ready: 'Loaded.',
  /** Announced before the alternatives if the page has not loaded in time. */
  late: 'This is taking long.',
  retry: 'Try again',
}

export type EmbedLabels = typeof embedLabels
