import { brands as others } from 'virtual:component-folders'
import { brand } from '../../site/content/brand.ts'

/** The brands that stories can be shown in, with their names. The first is the default and needs no attribute. */
export const brands: (readonly [string, string])[] = [
  [brand.name.toLowerCase(), brand.name],
  ...others.map((name) => [name, name[0]!.toUpperCase() + name.slice(1)] as const),
]
