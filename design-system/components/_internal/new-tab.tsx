import { LabelText } from '../../provider/label-text.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

/** The texts of links. */
export const linkLabels = {
  /** Announced after the label of a link that opens a new tab. */
  newTab: '(opens in a new tab)',
}

/** Says that a link opens a new tab, to people who do not see its icon. */
export const NewTab = () => (
  <VisuallyHidden>
    {' '}
    <LabelText part="link" name="newTab" english={linkLabels} />
  </VisuallyHidden>
)
