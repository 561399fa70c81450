import tokens from '@kaksha/design-system/tokens.json'
import type { Card } from '../../seo/cards'

const { light } = tokens

/** The surface of the design system for each background of a card. */
const surfaces = { page: 'page', board: 'inverse', marigold: 'accent', artefact: 'paper' } as const

/** The colours of a background. */
export const colours = (ground: Card['ground'] | 'artefact') => {
  const set = light[surfaces[ground]]
  return {
    ground: set.bg.$value,
    tint: set['bg-2'].$value,
    surface: set.surface.$value,
    text: set.text.$value,
    muted: set['text-2'].$value,
    edge: set.border.$value,
    hair: set['border-subtle'].$value,
    margin: set.margin.$value,
    error: set.error.$value,
    errorWash: set['error-subtle'].$value,
    ok: set.ok.$value,
    infoWash: set['info-subtle'].$value,
    accent: light.root.accent.$value,
    onAccent: light.root['on-accent'].$value,
    board: light.root.inverse.$value,
    deep: light.root['inverse-strong'].$value,
    chalk: light.inverse.text.$value,
  }
}

export type Colours = ReturnType<typeof colours>
