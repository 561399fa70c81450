/** The interface that the inline script offers to the application. */
export interface Bootstrap {
  /**
   * Resolves when the whole style sheet has loaded, and rejects when it cannot be loaded; the next call tries again.
   * Call it before showing anything that the page did not contain.
   */
  loadStylesheet(): Promise<unknown>
  /**
   * Shows that a press on `pressed` could not be answered. Without a connection the message says so; otherwise it is
   * `message`, or by default that the page is not complete. It is part of the page, so it is styled whatever has failed
   * to load.
   */
  showFailure(pressed?: Element | null, message?: FailureMessage): void
}

/** A message of the offline banner: a headline, and what to do. */
interface FailureMessage {
  title: string
  body: string
}

declare global {
  interface Window {
    bootstrap?: Bootstrap
  }
}
