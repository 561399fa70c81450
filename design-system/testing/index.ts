export type { A11yContract } from './contract.ts'
export type { ComponentDocs } from './docs.ts'
export { keyName, testKeys } from './keys.ts'
