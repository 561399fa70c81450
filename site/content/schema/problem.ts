/** What is wrong with the content, and what to do about it. */
export type Problem = {
  /** File below content/, without its ending. */
  file: string
  /** The export, and the way to the field. */
  at: readonly PropertyKey[]
  /** A sentence that says what to do. */
  todo: string
}

/** Every export of every file of content, by the file's name. */
export type Content = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** plans, 1, price: plans[1].price */
export const written = (at: readonly PropertyKey[]) =>
  at.map((key, index) => (typeof key === 'number' ? `[${key}]` : index ? `.${String(key)}` : key)).join('')

/** The value at a place, or undefined where nothing is. */
export const valueAt = (content: Content, { file, at }: Pick<Problem, 'file' | 'at'>): unknown =>
  at.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null)?.[key], content[file])

const shown = (value: unknown) => {
  if (value === undefined) return 'nothing'
  if (typeof value === 'object') return Array.isArray(value) ? `a list of ${value.length}` : 'an object'
  const text = JSON.stringify(value)
  return text.length > 90 ? `${text.slice(0, 90)}…` : text
}

/** One problem as a line: where, what is there, what to do. */
export const line = (content: Content, problem: Problem) =>
  `content/${problem.file}.ts: ${written(problem.at)} is ${shown(valueAt(content, problem))}. ${problem.todo}`

/** The places of those that say what an earlier one says. */
export const repeats = <T>(items: readonly T[], text: (item: T) => string) =>
  items.flatMap((item, index) =>
    items.slice(0, index).some((earlier) => text(earlier) === text(item)) ? [index] : [],
  )
