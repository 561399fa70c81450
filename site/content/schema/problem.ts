/** An error in the content, and how to correct it. */
export type Problem = {
  /** File below content/, without its extension. */
  file: string
  /** The export, and the path to the field. */
  at: readonly PropertyKey[]
  /** A sentence that says what to do. */
  todo: string
}

/** Every export of every content file, by the file's name. */
export type Content = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Formats a path: plans, 1, price becomes plans[1].price. */
export const written = (at: readonly PropertyKey[]) =>
  at.map((key, index) => (typeof key === 'number' ? `[${key}]` : index ? `.${String(key)}` : key)).join('')

/** The value at a path, or undefined if there is none. */
export const valueAt = (content: Content, { file, at }: Pick<Problem, 'file' | 'at'>): unknown =>
  at.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null)?.[key], content[file])

const shown = (value: unknown) => {
  if (value === undefined) return 'nothing'
  if (typeof value === 'object') return Array.isArray(value) ? `a list of ${value.length}` : 'an object'
  const text = JSON.stringify(value)
  return text.length > 90 ? `${text.slice(0, 90)}…` : text
}

/** Formats a problem as one line: where it is, the value there, what to do. */
export const line = (content: Content, problem: Problem) =>
  `content/${problem.file}.ts: ${written(problem.at)} is ${shown(valueAt(content, problem))}. ${problem.todo}`

/** The indexes of the items whose text is the same as that of an earlier one. */
export const repeats = <T>(items: readonly T[], text: (item: T) => string) =>
  items.flatMap((item, index) =>
    items.slice(0, index).some((earlier) => text(earlier) === text(item)) ? [index] : [],
  )
