import type { NotExamined, Place } from '../project/files.ts'
import type { Pages } from '../project/pages.ts'
import type { Project } from '../project/project.ts'

/**
 * The worst first. An error breaks the site for visitors or developers. A warning may be intended. A hint is a step that
 * is still to do.
 */
export const levels = ['error', 'warning', 'hint'] as const

/** A problem of a project. */
export interface Problem extends Partial<Place> {
  level: (typeof levels)[number]
  /** What is wrong, and what follows from it. */
  problem: string
  /** What to do. */
  advice: string
}

export interface Finding extends Problem {
  /** The check that found it. */
  check: string
}

/** What a check examines. */
export interface Subject {
  project: Project
  /** All that are examined, this one too. */
  projects: readonly Project[]
  pages: Pages['pages']
  uses: Pages['uses']
  /** Version of Node.js. */
  node: string
  /** Reports something that could not be examined. */
  note: (what: string, why: string) => void
}

/** One subject of examination, such as the versions of packages. */
export interface Check {
  name: string
  run: (subject: Subject) => Problem[]
}

/** What was found in one project. */
export interface Report {
  /** The folder, relative to the one that was given. */
  project: string
  findings: Finding[]
  notExamined: NotExamined[]
}
