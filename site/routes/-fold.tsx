/**
 * Where the first screen ends, however large it is: the page's document carries the style of what stands above, and
 * names here what the rest needs, which comes beside it (`build/page.ts`). Nothing of it is seen.
 */
export const Fold = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves alone what the build writes here
  <div data-fold="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
)
