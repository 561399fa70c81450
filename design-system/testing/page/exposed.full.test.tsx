import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { whyHidden } from './exposed.ts'

afterEach(cleanup)

const words = '<span>Words</span>'

it.each<[string, html: string, string | undefined]>([
  ['aria-hidden', `<div aria-hidden="true">${words}</div>`, 'aria-hidden'],
  ['inert', `<div inert>${words}</div>`, 'inert'],
  ['hidden', `<div hidden>${words}</div>`, 'it is not displayed'],
  ['visibility', `<div style="visibility: hidden">${words}</div>`, 'it is not displayed'],
  ['skipped content', `<div style="content-visibility: hidden">${words}</div>`, 'it is not displayed'],
  ['closed details', `<details>${words}</details>`, 'it is not displayed'],
  ['opacity', `<div style="opacity: 0">${words}</div>`, undefined],
  ['a position off the screen', `<div style="position: absolute; left: -9999px">${words}</div>`, undefined],
])('knows whether %s hides content', (_, html, reason) => {
  document.body.innerHTML = html
  expect(whyHidden(screen.getByText('Words'))).toBe(reason)
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
  expect(whyHidden(document.createElement('p'))).toBe('it is not in the page')
})
