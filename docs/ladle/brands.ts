import { brands as others } from 'virtual:rooms'
import { brand } from '../../site/content/brand.ts'

/** The brands whose tokens the stories can wear, and their names. The first needs no attribute. */
export const brands: (readonly [string, string])[] = [
  [brand.name.toLowerCase(), brand.name],
  ...others.map((name) => [name, name[0]!.toUpperCase() + name.slice(1)] as const),
]
