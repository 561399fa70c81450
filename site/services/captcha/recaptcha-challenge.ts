/**
 * Who is asked to choose pictures may close them, and reCAPTCHA tells nobody: there is no callback for it
 * (dozoisch/react-google-recaptcha#83, #198; reaptcha#182). The pictures are a frame in a box at the end of the body,
 * which the inline style of the box, or of something around it, shows and hides.
 */
const frames = 'iframe[src*="/recaptcha/"][src*="/bframe"]'

function isShown(frame: HTMLElement): boolean {
  for (let at: HTMLElement | null = frame; at; at = at.parentElement)
    if (at.style.visibility === 'hidden' || at.style.display === 'none') return false
  return true
}

/** Whether the visitor is being asked something. Not by computed style: the box fades, and is long in going. */
const isAsking = () => [...document.querySelectorAll<HTMLElement>(frames)].some(isShown)

/** Says when the pictures come and when they go, until the function that it returns is called. */
export function watchChallenge(tell: (asking: boolean) => void): () => void {
  let asking = isAsking()
  const observer = new MutationObserver(() => {
    const now = isAsking()
    if (now === asking) return
    asking = now
    tell(asking)
  })
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['style', 'src'],
  })
  return () => observer.disconnect()
}
