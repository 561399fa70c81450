import { cx } from 'class-variance-authority'

/**
 * The look of a notice that floats over the page, as a class name: the card of a toast, and the notices of a site.
 * Position, width and the colour of the border are added by its user, and `data-surface="paper"` keeps it light in every
 * theme.
 */
export const floatingCard = cx('rounded-panel border-2 p-4 text-small shadow-float')
