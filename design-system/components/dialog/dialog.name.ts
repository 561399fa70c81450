const advice =
  'A dialog without a name is announced as “dialog” and nothing else: put a DialogTitle into its DialogContent, visually hidden if need be.'

/** Says so of a dialog that has no name, while somebody can still mend it. */
export function askForName(dialog: HTMLElement) {
  // Titles report themselves as they are drawn; the attribute follows.
  setTimeout(() => {
    const named = dialog.hasAttribute('aria-labelledby') || dialog.hasAttribute('aria-label')
    if (dialog.isConnected && !named) console.error(advice)
  })
}
