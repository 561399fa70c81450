const given = new Set<string>()

/**
 * Reports a wrong use in the console during development, each once: which component, which prop or place, and what to
 * do. The component goes on with a neutral value, because a page that shows less is better than none.
 */
export function advise(message: string) {
  if (process.env.NODE_ENV === 'production' || given.has(message)) return
  given.add(message)
  console.error(message)
}
