/** What the inline loader offers the application. */
export interface Late {
  /** The application has taken over the page: carry out what was pressed before, once, and stop listening. */
  take(): void
}

declare global {
  interface Window {
    late?: Late
  }
}
