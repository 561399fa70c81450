/** The texts of the frame. Pass translations as `words`. */
export const embedWords = {
  loading: 'Loading...',
  /** Announced when the page is ready. */
  ready: 'Loaded.',
  /** Announced before the alternatives if the page has not loaded in time. */
  late: 'This is taking long.',
  retry: 'Try again',
}

export type EmbedWords = typeof embedWords
