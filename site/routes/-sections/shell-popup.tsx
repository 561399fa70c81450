import { Popup } from '@kaksha/design-system'
import { useEffect, useState } from 'react'
import { popup } from '../../content/popup'
import { popupKey } from '../../content/storage-keys'
import css from './shell-popup.css?inline'

// In the script, since a request of its own would weigh as much again.
const sheet = new CSSStyleSheet()
sheet.replaceSync(css)
document.adoptedStyleSheets.push(sheet)

const { title, body, link, close } = popup

const remember = () => {
  try {
    sessionStorage.setItem(popupKey, 'true')
  } catch {
    // Storage may be forbidden: it then comes again with the next page load.
  }
}

/** Comes when it is due, and goes when it is closed. */
export function HomePopup({ due }: { due: number }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), due - performance.now())
    return () => clearTimeout(timer)
  }, [due])
  return (
    shown && (
      <Popup title={title} link={link} closeLabel={close} onShow={remember} onClose={() => setShown(false)}>
        {body}
      </Popup>
    )
  )
}
