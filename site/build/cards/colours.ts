import tokens from '@kaksha/design-system/tokens.plain.json'
import type { Card } from '../../seo/cards'

const { light } = tokens

/** The colours on a background. */
export const colours = (background: Card['background'] | 'paper') => {
  const set = light[background]
  return {
    background: set.bg.$value,
    tint: set['bg-tint'].$value,
    surface: set.surface.$value,
    text: set.text.$value,
    muted: set['text-muted'].$value,
    border: set.border.$value,
    borderSubtle: set['border-subtle'].$value,
    margin: set.margin.$value,
    error: set.error.$value,
    errorSubtle: set['error-subtle'].$value,
    ok: set.ok.$value,
    infoSubtle: set['info-subtle'].$value,
    accent: light.root.accent.$value,
    onAccent: light.root['on-accent'].$value,
    inverse: light.root.inverse.$value,
    inverseStrong: light.root['inverse-strong'].$value,
    onInverse: light.inverse.text.$value,
  }
}

export type Colours = ReturnType<typeof colours>
