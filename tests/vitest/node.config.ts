import { defineProject } from 'vitest/config'
import { inNode } from './shared.ts'

/** Functions, types of content and conventions, in Node. */
export default defineProject(inNode('node'))
