import type { z } from 'zod/mini'
import { entities } from './entities'
import { type Content, line, type Problem } from './problem'
import { rules } from './rules/rules'

type Issue = z.core.$ZodIssue

const kinds: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'an object',
  boolean: 'true or false',
  string: 'a text',
}

/** The message of an issue whose schema has none. Zod's own message depends on which parts of it are loaded. */
const noMessage = 'Invalid input'

/** Zod reports what it expected; these messages tell the author what to do. */
const todo = (issue: Issue) => {
  if (issue.code === 'unrecognized_keys')
    return `Nothing reads ${issue.keys.join(', ')}: take it out, or add it to content/schema/entities.ts.`
  if (issue.message !== noMessage) return issue.message
  return `Give ${(issue.code === 'invalid_type' && kinds[issue.expected]) || 'it'} as content/types.ts says.`
}

/** Errors in single entities. */
const entityProblems = (content: Content): Problem[] =>
  Object.entries(entities).flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([name, schema]) => {
      const { error } = schema.safeParse(content[file]?.[name], { error: () => noMessage })
      return (error?.issues ?? []).map((issue) => ({ file, at: [name, ...issue.path], todo: todo(issue) }))
    }),
  )

/**
 * All errors in the content, one line each. Rules between entities are checked only when every entity is valid.
 *
 * @param routes Every address of the site.
 */
export function contentProblems(content: Content, routes: readonly string[]): string[] {
  const single = entityProblems(content)
  const problems = single.length > 0 ? single : rules.flatMap((rule) => rule.find(content, routes))
  return problems.map((problem) => line(content, problem))
}
