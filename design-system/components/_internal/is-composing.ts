/**
 * Whether a key belongs to an input method. Safari ends the composition before the Enter that confirms it, so that only
 * its `keyCode` differs: https://bugs.webkit.org/show_bug.cgi?id=165004
 */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent) => isComposing || keyCode === 229
