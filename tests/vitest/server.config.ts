import { defineProject } from 'vitest/config'
import { inNode } from './shared.ts'

/** The server, builds and tools, in Node: tests that start servers, databases and other processes. */
export default defineProject(inNode('server'))
