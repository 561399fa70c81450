import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { styleSingleton } from './style-sheets'

const overflow = () => getComputedStyle(document.body).overflowX

it('keeps the style from the first component that needs it to the last, without a style element', () => {
  const Style = styleSingleton()
  const before = overflow()
  const elements = document.querySelectorAll('style').length
  const styles = 'body { overflow-x: clip !important }'
  const first = render(<Style styles={styles} />)
  const second = render(<Style styles={styles} />)
  expect(overflow()).toBe('clip')
  first.unmount()
  expect(overflow()).toBe('clip')
  second.unmount()
  expect(overflow()).toBe(before)
  expect(document.adoptedStyleSheets).toEqual([])
  expect(document.querySelectorAll('style').length).toBe(elements)
  const third = render(<Style styles={styles} />)
  expect(overflow()).toBe('clip')
  third.unmount()
})
