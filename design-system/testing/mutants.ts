/** A deliberate fault in a source, and the one test that has to detect it. */
export interface Mutant {
  /** The file that is changed, in the same folder. By default that of the list: `tabs.tsx` for `tabs.mutants.ts`. */
  in?: string
  /** Occurs exactly once in the file. */
  find: string
  replace: string
  /** The criterion or the requirement that it breaks. */
  breaks: string
  /** A part of the test's full name, `suite > test`, that no other test of its file has. */
  test: string
  /** The file of the test, from the same folder. By default `tabs.test.tsx` for `tabs.mutants.ts`. */
  by?: string
}

/** The mutants of a folder, `<name>.mutants.ts`, by what is wrong. `npm run test:mutants` finds the lists by their suffix. */
export type Mutants = Readonly<Record<string, Mutant>>
