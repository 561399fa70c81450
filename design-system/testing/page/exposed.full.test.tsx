import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { whyHidden, whyNotAnnounced } from './exposed.ts'

afterEach(cleanup)

const textNode = <span>Words</span>

it.each([
  [
    'aria-hidden',
    <div key="1" aria-hidden="true">
      {textNode}
    </div>,
    'aria-hidden',
  ],
  [
    'inert',
    <div key="1" inert>
      {textNode}
    </div>,
    'inert',
  ],
  [
    'hidden',
    <div key="1" hidden>
      {textNode}
    </div>,
    'it is not displayed',
  ],
  [
    'visibility',
    <div key="1" style={{ visibility: 'hidden' }}>
      {textNode}
    </div>,
    'it is not displayed',
  ],
  [
    'skipped content',
    <div key="1" style={{ contentVisibility: 'hidden' }}>
      {textNode}
    </div>,
    'it is not displayed',
  ],
  ['closed details', <details key="1">{textNode}</details>, 'it is not displayed'],
])('detects content that is hidden with %s', (_name, ui: ReactNode, why) => {
  render(ui)
  expect(whyHidden(screen.getByText('Words'))).toBe(why)
})

it('detects content behind a modal dialog, and not content inside it', () => {
  render(
    <>
      <p>Behind</p>
      <dialog ref={(dialog) => dialog?.showModal()}>Inside</dialog>
    </>,
  )
  expect(whyHidden(screen.getByText('Behind'))).toBe('it is behind a modal dialog')
  expect(whyHidden(screen.getByText('Inside'))).toBeUndefined()
})

it('does not treat transparent or off-screen content as hidden', () => {
  render(
    <p className="sr-only" style={{ opacity: 0, position: 'absolute', left: -9999 }}>
      Words
    </p>,
  )
  expect(whyHidden(screen.getByText('Words'))).toBeUndefined()
})

it('detects that a live region inside a button is not announced', () => {
  render(
    <button type="button">
      <span>Words</span>
    </button>,
  )
  expect(whyHidden(screen.getByText('Words'))).toBeUndefined()
  expect(whyNotAnnounced(screen.getByText('Words'))).toBe('it is inside button, which is read as one text')
})

it('detects an element that is not in the document', () => {
  expect(whyHidden(document.createElement('p'))).toBe('it is not in the page')
})
