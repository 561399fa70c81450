import { readdirSync } from 'node:fs'
import { content } from './all'
import { contentProblems } from './check'

export const routes = ['', '(guides)/']
  .flatMap((folder) => readdirSync(new URL(`../../routes/${folder}`, import.meta.url)))
  .filter((file) => /^(?!-|__).*\.tsx$/.test(file))
  .map((file) => `/${file.replace(/(^index)?\.tsx$/, '')}`)

// biome-ignore lint/suspicious/noExplicitAny: the drafts contain errors that the types forbid
export type Draft = any

/** The problems that are reported after a change to the content. */
export const after = (mistake: (draft: Draft) => void, at = routes) => {
  const draft = JSON.parse(JSON.stringify(content))
  mistake(draft)
  return contentProblems(draft, at)
}
