import { criterionNames } from '../../../design-system/testing/audit/criteria.ts'

/** A criterion, with the address of W3C's explanation. */
export function criteria(number: string) {
  const [, name, level] = criterionNames[number]?.match(/^(.+), (A+)$/) ?? []
  if (!name) throw new Error(`design-system/testing/audit/criteria.ts does not name the criterion ${number}.`)
  const page = name
    .toLowerCase()
    .match(/[a-z]+/g)!
    .join('-')
  return { name, level, url: `https://www.w3.org/WAI/WCAG22/Understanding/${page}` }
}
