import type { NotExamined, Place } from '../project/files.ts'
import type { Pages } from '../project/pages.ts'
import type { Project } from '../project/project.ts'

/** A problem of a project. */
export interface Finding extends Partial<Place> {
  /** The check that found it. */
  check: string
  /** An error breaks the site for visitors or developers. A warning may be intended. */
  level: 'error' | 'warning'
  /** What is wrong, and what follows from it. */
  problem: string
  /** What to do. */
  advice: string
}

/** What a check examines. */
export interface Subject {
  project: Project
  pages: Pages['pages']
  /** Version of Node.js. */
  node: string
  /** Reports something that could not be examined. */
  note: (what: string, why: string) => void
}

/** One subject of examination, such as the versions of packages. */
export interface Check {
  name: string
  run: (subject: Subject) => Omit<Finding, 'check'>[]
}

/** What was found in one project. */
export interface Report {
  /** The folder, relative to the one that was given. */
  project: string
  findings: Finding[]
  notExamined: NotExamined[]
}
