/** The interface that the inline loader offers to the application. */
export interface Bootstrap {
  /** The application, or one more section, is hydrated: replay the presses that were queued there, once each. */
  onHydrated(): void
  /** Resolves when the whole style sheet has loaded. Call it before showing anything that the page did not contain. */
  loadStylesheet(): Promise<unknown>
}

declare global {
  interface Window {
    bootstrap?: Bootstrap
  }
}
