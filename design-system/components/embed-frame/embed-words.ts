/** What the frame says, to be given in another language as `words`. */
export const embedWords = {
  loading: 'Loading...',
  /** Told once the page in the frame has drawn itself. */
  ready: 'Loaded.',
  /** Told when it has not come in time, before the other ways. */
  late: 'This is taking long.',
  retry: 'Try again',
}

export type EmbedWords = typeof embedWords
