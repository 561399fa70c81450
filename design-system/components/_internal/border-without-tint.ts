/** High contrast has no tints, and forced colours no backgrounds: there a tinted area has a border. */
export const borderWithoutTint =
  '[[data-theme=contrast]_&]:border-2 [[data-theme=contrast]_&]:border-fg forced-colors:border-2'
