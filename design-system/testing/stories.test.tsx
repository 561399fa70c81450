import '../styles.css'
import { cleanup, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { danglingIds, repeatedIds } from './suites/ids.ts'
import { markupFaults } from './suites/markup.ts'

type Stories = Record<string, ComponentType>

const rooms = import.meta.glob<Stories>('../{components,patterns}/*/*.stories.tsx', { eager: true })

afterEach(cleanup)

describe.each(Object.entries(rooms))('%s', (_file, room) => {
  const stories = Object.entries(room).filter(([name]) => name !== 'default')

  it.each(stories)('%s: has valid server markup, unique ids and no dangling references', (_name, Story) => {
    expect(markupFaults(<Story />)).toEqual([])
    render(<Story />)
    expect(danglingIds()).toEqual([])
    expect(repeatedIds()).toEqual([])
  })
})
