import { useEffect, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { danglingIds, repeatedIds } from './ids.ts'
import { markupFaults } from './markup.ts'

const page = (html: string) => {
  const root = document.createElement('div')
  root.innerHTML = html
  return root
}

describe('ids', () => {
  it.each(['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'for', 'popovertarget'])(
    'finds a missing id that %s refers to',
    (name) => {
      expect(danglingIds(page(`<p id="a">A</p><label ${name}="a b">Text</label>`))).toEqual([
        `${name}="b" on <label>Text</label>`,
      ])
    },
  )

  it('finds duplicate ids', () => {
    expect(repeatedIds(page('<p id="a"></p><p id="b"></p><p id="a"></p>'))).toEqual(['a'])
  })

  it('accepts ids that need escaping in a selector', () => {
    expect(danglingIds(page('<p id=":r1:.2"></p><label for=":r1:.2"></label>'))).toEqual([])
  })
})

/** React logs this error while rendering. The suite has to report it too. */
const inParagraph = (
  <p>
    <div>Text</div>
  </p>
)

describe('server markup', () => {
  it('has no faults if it is valid', () => {
    expect(
      markupFaults(
        <ul>
          <li>
            <label htmlFor="name">Name</label>
            <input id="name" name="name" required />
            <br />
            {'a < b & c'}
          </li>
        </ul>,
      ),
    ).toEqual([])
  })

  it.each([
    ['a block inside a paragraph', inParagraph, /the browser moves elements/],
    [
      'a button inside a link',
      <a key="1" href="/">
        <button type="button">Go</button>
      </a>,
      /^<button>Go<\/button> is a control inside a control/,
    ],
    [
      'a list with a child that is not an item',
      <ul key="1">
        <p>One</p>
      </ul>,
      /^<p>One<\/p> is in a list/,
    ],
    [
      'a duplicate id',
      <p key="1" id="a">
        <b id="a" />
      </p>,
      /the id a$/,
    ],
    [
      'a reference to a missing description',
      <p key="1" aria-describedby="missing" />,
      /^aria-describedby="missing"/,
    ],
  ])('has a fault: %s', (_name, ui, fault) => {
    expect(markupFaults(ui)).toContainEqual(expect.stringMatching(fault))
  })

  it('keeps input to native controls before hydration', () => {
    expect(
      markupFaults(
        <form method="post" action="#">
          <input aria-label="Name" defaultValue="Asha" />
          <input type="checkbox" aria-label="News" />
          <select aria-label="Plan">
            <option>Free</option>
            <option>Paid</option>
          </select>
        </form>,
      ),
    ).toEqual([])
  })

  it('has a fault if hydration replaces a control and its value is lost', () => {
    const Replaced = () => {
      const [turn, setTurn] = useState(0)
      useEffect(() => setTurn(1), [])
      return <input key={turn} aria-label="Name" />
    }
    expect(markupFaults(<Replaced />)).toEqual(['<input></input> is replaced during hydration'])
  })

  it('has a fault if hydration overwrites typed text', () => {
    expect(markupFaults(<textarea name="note" aria-label="Note" defaultValue="Dear parents" />)).toEqual([
      'input before hydration in note is lost: early, then Dear parents',
    ])
  })

  it('has a fault if the client renders something else', () => {
    const Random = () => <p>{Math.random()}</p>
    expect(markupFaults(<Random />)).toContainEqual(expect.stringMatching(/hydrat/i))
  })
})
