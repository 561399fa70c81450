import { PopupCard } from '@kaksha/design-system'
import { popup } from '../../content/popup'

const { title, body, link, close } = popup

/**
 * The popup of the home page: an empty live region, so that its text is announced when it appears, and the card that the
 * inline script inserts (`browser/inline-home.ts`).
 */
export const HomePopup = () => (
  <div role="status" data-popup="">
    <template>
      <PopupCard title={title} link={link} labels={{ close }} inSideMenuBar>
        {body}
      </PopupCard>
    </template>
  </div>
)
