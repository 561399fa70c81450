/** What the inline loader offers the application. */
export interface Late {
  /** The application has taken over the page, or one more section of it: carry out what was pressed there, once. */
  take(): void
  /** Resolves when the whole stylesheet is there: before anything is shown that the page did not hold. */
  styled(): Promise<unknown>
}

declare global {
  interface Window {
    late?: Late
  }
}
