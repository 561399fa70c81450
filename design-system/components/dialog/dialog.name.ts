const advice =
  'A dialog without a name is announced as “dialog” and nothing else: put a DialogTitle into its DialogContent, visually hidden if need be.'

/** Reports a dialog without an accessible name in the console during development. */
export function askForName(dialog: HTMLElement) {
  // DialogTitle registers its id while it renders; Radix sets the attribute after that.
  setTimeout(() => {
    const named = dialog.hasAttribute('aria-labelledby') || dialog.hasAttribute('aria-label')
    if (dialog.isConnected && !named) console.error(advice)
  })
}
