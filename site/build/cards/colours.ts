import tokens from '@kaksha/design-system/tokens.json'
import type { Card } from '../../seo/cards'

const { light } = tokens

/** The colours of a surface, under the names of its classes. */
export const colours = (surface: Card['ground'] | 'artefact') => {
  const set = light[surface]
  return {
    ground: set.bg.$value,
    tint: set['bg-2'].$value,
    surface: set.surface.$value,
    text: set.text.$value,
    muted: set['text-2'].$value,
    edge: set.edge.$value,
    hair: set.hair.$value,
    margin: set.margin.$value,
    error: set.error.$value,
    errorWash: set['error-wash'].$value,
    ok: set.ok.$value,
    infoWash: set['info-wash'].$value,
    accent: light.root.accent.$value,
    onAccent: light.root['on-accent'].$value,
    board: light.root.board.$value,
    deep: light.root['board-deep'].$value,
    chalk: light.board.text.$value,
  }
}

export type Colours = ReturnType<typeof colours>
