// A reporter of Vitest: writes the errors that were thrown outside of any test, which the JSON report leaves out.
import { writeFileSync } from 'node:fs'

export default class UnhandledErrors {
  /** @param {unknown} _ @param {readonly import('vitest').SerializedError[]} errors */
  onTestRunEnd(_, errors) {
    writeFileSync(/** @type {string} */ (process.env.UNHANDLED_ERRORS), JSON.stringify(errors))
  }
}
