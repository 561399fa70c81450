import tokens from '@kaksha/design-system/tokens.plain.json'

export const marigold = tokens.light.root.accent.$value
export const slow = Number.parseInt(tokens.duration.slow.$value, 10)
