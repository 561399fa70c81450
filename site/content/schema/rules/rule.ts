import type { Page, Plan } from '../../types'
import { type Content, type Problem, repeats } from '../problem'

/** A condition between fields, entities or routes. */
export type Rule = {
  /** The condition, in words. */
  name: string
  find: (content: Content, routes: readonly string[]) => Problem[]
}

/** An export, typed as in its file; the entities have been checked before. */
export const from = <T>(content: Content, file: string, name: string) => content[file]?.[name] as T
export const plansOf = (content: Content) => from<readonly Plan[]>(content, 'plans', 'plans')
export const pagesOf = (content: Content) => from<readonly Page[]>(content, 'pages', 'pages')

export const problem = (file: string, at: readonly PropertyKey[], todo: string): Problem => ({
  file,
  at,
  todo,
})

/** The items of a list whose field is the same as that of an earlier one. */
export const unlike = <T>(
  file: string,
  at: readonly PropertyKey[],
  items: readonly T[],
  field: keyof T & string,
  todo: string,
) => repeats(items, (item) => String(item[field])).map((index) => problem(file, [...at, index, field], todo))
