import { Popup } from '@kaksha/design-system'
import { useEffect, useState } from 'react'
import { attempt } from '../../browser/attempt'
import { popupKey } from '../../browser/storage-keys'
import { popup } from '../../content/popup'
import css from './popup.css?inline'

// Inlined in the script, because the headers of a separate request would weigh as much again.
const sheet = new CSSStyleSheet()
sheet.replaceSync(css)
document.adoptedStyleSheets.push(sheet)

const { title, body, link, close } = popup

const remember = () => attempt(() => sessionStorage.setItem(popupKey, 'true'))

/** Appears when it is due, and is removed when it is closed. */
export function HomePopup({ due }: { due: number }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), due - performance.now())
    return () => clearTimeout(timer)
  }, [due])
  return (
    isShown && (
      <div data-popup>
        <Popup
          title={title}
          link={link}
          labels={{ close }}
          inSideMenuBar
          onShow={remember}
          onClose={() => setShown(false)}
        >
          {body}
        </Popup>
      </div>
    )
  )
}
