import { type ReactElement, useEffect, useState } from 'react'
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

describe('server markup', () => {
  it('has no faults if it is valid, and keeps input to native controls before hydration', () => {
    const page = (
      <form method="post" action="#">
        <ul>
          <li>
            <label htmlFor="name">Name</label>
            <input id="name" name="name" defaultValue="Asha" required />
            <br />
            {'a < b & c'}
          </li>
        </ul>
        <input type="checkbox" aria-label="News" />
        <select aria-label="Plan">
          <option>Free</option>
          <option>Paid</option>
        </select>
      </form>
    )
    expect(markupFaults(page)).toEqual([])
  })

  const block = <div>Text</div>
  const button = <button type="button">Go</button>
  const paragraph = <p>One</p>
  it.each<[string, () => ReactElement, RegExp]>([
    ['a block inside a paragraph', () => <p>{block}</p>, /the browser moves elements/],
    [
      'a button inside a link',
      () => <a href="/">{button}</a>,
      /^<button>Go<\/button> is a control inside a control/,
    ],
    ['a list with a child that is not an item', () => <ul>{paragraph}</ul>, /^<p>One<\/p> is in a list/],
    [
      'a duplicate id',
      () => (
        <p id="a">
          <b id="a" />
        </p>
      ),
      /the id a$/,
    ],
    [
      'a reference to a missing description',
      () => <p aria-describedby="missing" />,
      /^aria-describedby="missing"/,
    ],
    ['a list of tabs without a tab stop', () => <div role="tablist" />, /no tab stop before hydration$/],
  ])('has a fault: %s', (_name, page, fault) => {
    expect(markupFaults(page())).toContainEqual(expect.stringMatching(fault))
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
