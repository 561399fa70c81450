import '../styles.css'
import { cleanup, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { danglingIds, repeatedIds } from './suites/ids.ts'
import { markupFaults } from './suites/markup.ts'

type Stories = Record<string, ComponentType>

const componentFolders = import.meta.glob<Stories>('../{components,patterns}/*/*.stories.tsx', {
  eager: true,
})

afterEach(cleanup)

describe.each(Object.entries(componentFolders))('%s', (_file, componentFolder) => {
  const stories = Object.entries(componentFolder).filter(([name]) => name !== 'default')

  it.each(stories)('%s: has valid server markup, unique ids and no dangling references', (_name, Story) => {
    expect(markupFaults(<Story />)).toEqual([])
    render(<Story />)
    expect(danglingIds()).toEqual([])
    expect(repeatedIds()).toEqual([])
  })
})
