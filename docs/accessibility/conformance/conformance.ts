/** The judgement of one product, which `npm run audit -- --report` compares with the evidence. */
export interface Conformance {
  name: string
  description: string
  /**
   * Who judged, when and with which assistive technology. Without a name nobody is responsible for it yet: the report is a
   * draft.
   */
  judged: { by: string; date: string; with: readonly string[] }
  /** Chapters that do not apply as a whole, each with the reason. */
  disabled: Readonly<Record<string, string>>
  criteria: Readonly<Record<string, Line>>
}

export const levels = ['supports', 'partially-supports', 'does-not-support', 'not-applicable'] as const
export const duties = ['component', 'shared', 'author'] as const
/** How it was tried: by an engine, by keyboard, in the accessibility tree, by reading the source. */
export const means = ['engine', 'keyboard', 'tree', 'source'] as const

export interface Line {
  level: (typeof levels)[number]
  /** Who has to meet it: a component, the shared parts, or the author of the page. */
  duty: (typeof duties)[number]
  tried: readonly (typeof means)[number][]
  remark: string
}

/** Reads one line for each criterion: number, level, duty, means and remark. What is not one of the values is refused. */
export function readLines(table: string): Record<string, Line> {
  const lines = table
    .trim()
    .split('\n')
    .map((line) => line.trim().match(/^(\S+) (\S+) (\S+) (\S+) (.+)$/))
  return Object.fromEntries(
    lines.map((line) => {
      const [text, criterion = '', level, duty, tried = '', remark = ''] = line ?? []
      const isKnown = levels.includes(level as never) && duties.includes(duty as never)
      if (!isKnown || !tried.split(',').every((one) => means.includes(one as never)))
        throw new Error(`This line has an unknown level, duty or means: ${text}`)
      return [criterion, { level, duty, tried: tried.split(','), remark } as Line]
    }),
  )
}

/** Chapters that apply to neither product. */
export const disabledChapters = {
  success_criteria_level_aaa: 'Level AAA was not evaluated.',
  hardware: 'The product is not hardware.',
  software:
    'The product is web content without access to platform accessibility services (501.1, exception), and not an authoring tool.',
}

export const judgedHere = {
  by: '',
  date: '2026-11-28',
  with: [
    'axe, IBM Equal Access and own measurements',
    'keyboard',
    'keyboard and mouse in Firefox and WebKitGTK',
    'accessibility tree of Chromium',
  ],
}
