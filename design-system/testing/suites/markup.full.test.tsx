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
    'finds what %s points at and is not there',
    (name) => {
      expect(danglingIds(page(`<p id="a">A</p><label ${name}="a b">Words</label>`))).toEqual([
        `${name}="b" on <label>Words</label>`,
      ])
    },
  )

  it('finds ids that are borne twice', () => {
    expect(repeatedIds(page('<p id="a"></p><p id="b"></p><p id="a"></p>'))).toEqual(['a'])
  })

  it('takes ids that no selector could spell', () => {
    expect(danglingIds(page('<p id=":r1:.2"></p><label for=":r1:.2"></label>'))).toEqual([])
  })
})

/** React says so while it draws; the suite has to. */
const inParagraph = (
  <p>
    <div>Words</div>
  </p>
)

describe('the server’s markup', () => {
  it('is sound where nothing is wrong', () => {
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
      'a list of other things than items',
      <ul key="1">
        <p>One</p>
      </ul>,
      /^<p>One<\/p> is in a list/,
    ],
    [
      'an id that is borne twice',
      <p key="1" id="a">
        <b id="a" />
      </p>,
      /the id a$/,
    ],
    [
      'a description that is not there',
      <p key="1" aria-describedby="nobody" />,
      /^aria-describedby="nobody"/,
    ],
  ])('has a fault: %s', (_name, ui, fault) => {
    expect(markupFaults(ui)).toContainEqual(expect.stringMatching(fault))
  })

  it('keeps what is done early to native controls', () => {
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

  it('has a fault where a control is drawn anew, and what was typed goes with it', () => {
    const Anew = () => {
      const [turn, setTurn] = useState(0)
      useEffect(() => setTurn(1), [])
      return <input key={turn} aria-label="Name" />
    }
    expect(markupFaults(<Anew />)).toEqual(['<input></input> is thrown away by the script'])
  })

  it('has a fault where the script writes over what was typed', () => {
    expect(markupFaults(<textarea name="note" aria-label="Note" defaultValue="Dear parents" />)).toEqual([
      'what was left early in note is lost: early, then Dear parents',
    ])
  })

  it('has a fault where the script would draw something else', () => {
    const Random = () => <p>{Math.random()}</p>
    expect(markupFaults(<Random />)).toContainEqual(expect.stringMatching(/hydrat/i))
  })
})
