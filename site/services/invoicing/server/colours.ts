/** Colours of paper: always those of the light theme. */
import tokens from '@kaksha/design-system/tokens.plain.json'

const { page, root } = tokens.light

export const colours = {
  text: page.text.$value,
  muted: page['text-muted'].$value,
  line: page['border-subtle'].$value,
  notice: page['accent-subtle'].$value,
  mark: root.accent.$value,
  background: page.bg.$value,
}
