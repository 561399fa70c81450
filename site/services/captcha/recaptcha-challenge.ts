/**
 * A visitor can close the picture challenge, and reCAPTCHA has no callback for that
 * (dozoisch/react-google-recaptcha#83, #198; reaptcha#182). The challenge is an iframe in a box at the end of the body,
 * which the inline style of the box, or of an ancestor, shows and hides.
 */
const frames = 'iframe[src*="/recaptcha/"][src*="/bframe"]'

function isShown(frame: HTMLElement): boolean {
  for (let element: HTMLElement | null = frame; element; element = element.parentElement)
    if (element.style.visibility === 'hidden' || element.style.display === 'none') return false
  return true
}

/** Whether a challenge is open. Not by computed style, since the box fades out slowly. */
const isAsking = () => [...document.querySelectorAll<HTMLElement>(frames)].some(isShown)

/** Calls `onChange` when the challenge opens and when it closes, until the returned function is called. */
export function watchChallenge(onChange: (asking: boolean) => void): () => void {
  let asking = isAsking()
  const observer = new MutationObserver(() => {
    const now = isAsking()
    if (now === asking) return
    asking = now
    onChange(asking)
  })
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['style', 'src'],
  })
  return () => observer.disconnect()
}
