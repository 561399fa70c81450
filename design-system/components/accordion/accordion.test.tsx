import { render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { click, rovingKeys, testDisclosure, testKeys } from '../../testing/index.ts'
import { AsHtml } from '../../testing/page/as-html.tsx'
import { hydrate, serverPage } from '../../testing/page/page.tsx'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { testTypes } from '../../testing/test-types.ts'
import meta from './accordion.meta.ts'
import { Default, FirstOpen, OneDisabled, UnderAPageTitle } from './accordion.stories.tsx'
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from './accordion.tsx'
import { startAccordion } from './start-accordion.ts'

const row = (name: RegExp) => screen.getByRole('button', { name })
const address = () => row(/web address/)
const expanded = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-expanded') === 'true')
const answer = (text: RegExp) => screen.getByText(text)
const panelOf = (text: RegExp) => answer(text).closest('[data-slot=accordion-content]')!

describe('pressing', () => {
  it('opens one panel at a time, and closes the open one', async () => {
    render(<FirstOpen />)
    expect(expanded()).toEqual([true, false, false])
    await click(address())
    expect(expanded()).toEqual([false, true, false])
    await click(address())
    expect(expanded()).toEqual([false, false, false])
  })

  it('keeps several panels open with type="multiple", and reports all of them', async () => {
    const change = vi.fn()
    render(
      <Accordion type="multiple" defaultValue={['a']} onValueChange={change}>
        {['a', 'b'].map((value) => (
          <AccordionItem key={value} value={value}>
            <AccordionTrigger>{value}</AccordionTrigger>
            <AccordionContent>Answer</AccordionContent>
          </AccordionItem>
        ))}
      </Accordion>,
    )
    await click(row(/b/))
    expect(expanded()).toEqual([true, true])
    await click(row(/a/))
    expect(expanded()).toEqual([false, true])
    expect(change.mock.calls).toEqual([[['a', 'b']], [['b']]])
  })
})

/** The first item, the last one and one between are disabled. */
const someDisabled = (
  <Accordion>
    {['a', 'b', 'c', 'd', 'e'].map((value) => (
      <AccordionItem key={value} value={value} disabled={'ace'.includes(value)}>
        <AccordionTrigger>{value}</AccordionTrigger>
        <AccordionContent>Answer</AccordionContent>
      </AccordionItem>
    ))}
  </Accordion>
)
const rows = { role: 'button', next: 'ArrowDown', previous: 'ArrowUp', disabled: someDisabled }

testKeys(meta.contract, {
  ...testDisclosure(<Default />, { trigger: /really free/, shows: /14 days/ }),
  ...rovingKeys(<Default />, rows),
})
testDisclosure(<OneDisabled />, { trigger: /today/, shows: /Two batches/, disabled: /next term/ })

describe('as HTML, with startAccordion', () => {
  const options = { trigger: /today/, shows: /Two batches/, disabled: /next term/ }
  testKeys(meta.contract, {
    ...testDisclosure(
      <AsHtml start={startAccordion}>
        <OneDisabled />
      </AsHtml>,
      options,
    ),
    ...rovingKeys(
      <AsHtml start={startAccordion}>
        <Default />
      </AsHtml>,
      { ...rows, disabled: <AsHtml start={startAccordion}>{someDisabled}</AsHtml> },
    ),
  })

  it('shows one answer at a time, names it alone as a region, and opens what find-in-page finds', async () => {
    render(
      <AsHtml start={startAccordion}>
        <FirstOpen />
      </AsHtml>,
    )
    await click(address())
    expect(expanded()).toEqual([false, true, false])
    expect(screen.getAllByRole('region')).toHaveLength(1)
    expect(panelOf(/14 days/)).toHaveAttribute('hidden', 'until-found')
    panelOf(/14 days/).dispatchEvent(new Event('beforematch', { bubbles: true }))
    expect(expanded()).toEqual([true, false, false])
    expect(panelOf(/14 days/)).not.toHaveAttribute('hidden')
  })
})

describe('a closed panel', () => {
  it('opens when find-in-page finds text in it', async () => {
    render(
      <Accordion defaultValue="a">
        <AccordionItem value="a">
          <AccordionTrigger>First</AccordionTrigger>
          <AccordionContent>One</AccordionContent>
        </AccordionItem>
        <AccordionItem value="b">
          <AccordionTrigger>Second</AccordionTrigger>
          <AccordionContent>
            <span id="inside">Two</span>
          </AccordionContent>
        </AccordionItem>
      </Accordion>,
    )
    // A URL fragment reveals `hidden="until-found"` content, as find-in-page does.
    location.hash = '#inside'
    await waitFor(() => expect(expanded()).toEqual([false, true]))
    expect(panelOf(/Two/)).not.toHaveAttribute('hidden')
    expect(panelOf(/One/)).toHaveAttribute('hidden', 'until-found')
  })

  it('opened by find-in-page before hydration stays open after hydration', async () => {
    const place = serverPage(<Default />)
    place.querySelectorAll('[data-until-found]')[1]!.removeAttribute('hidden')
    render(<Default />, { container: place, hydrate: true, onRecoverableError: () => {} })
    await waitFor(() => expect(expanded()).toEqual([false, true, false]))
  })
})

describe('in server-rendered HTML', () => {
  it('every answer is included, and the build can tell which are closed', () => {
    const place = serverPage(<FirstOpen />)
    const panels = [...place.querySelectorAll('[data-slot=accordion-content][data-until-found]')]
    expect(panels.map((panel) => panel.textContent)).toEqual([
      expect.stringMatching(/14 days/),
      expect.stringMatching(/free subdomain/),
      expect.stringMatching(/billing cycle/),
    ])
    expect(panels.map((panel) => panel.getAttribute('hidden'))).toEqual([null, '', ''])
  })

  it('hydrates without errors after the build has written until-found', () => {
    const place = serverPage(<FirstOpen />)
    for (const panel of place.querySelectorAll('[data-until-found][hidden]'))
      panel.setAttribute('hidden', 'until-found')
    hydrate(place, <FirstOpen />)
    expect(panelOf(/free subdomain/)).toHaveAttribute('hidden', 'until-found')
  })
})

it('is a heading of the given level', () => {
  render(<UnderAPageTitle />)
  const heading = screen.getByRole('heading', { level: 2, name: 'Do I get my own web address?' })
  expect(within(heading).getByRole('button')).toBe(address())
})

it('passes class and style of its content to its text, other props to its panel', () => {
  render(
    <Accordion defaultValue="a">
      <AccordionItem value="a">
        <AccordionTrigger>Why?</AccordionTrigger>
        <AccordionContent id="answer" className="mt-4" style={{ marginBottom: 9 }}>
          Because.
        </AccordionContent>
      </AccordionItem>
    </Accordion>,
  )
  expect(screen.getByText('Because.')).toHaveClass('mt-4')
  expect(screen.getByText('Because.')).toHaveStyle({ marginBottom: '9px' })
  expect(screen.getByRole('region')).toHaveAttribute('id', 'answer')
})

testRootProps(
  <Accordion>
    <AccordionItem value="a">
      <AccordionTrigger>Why?</AccordionTrigger>
    </AccordionItem>
  </Accordion>,
)

testTypes(() => [
  // @ts-expect-error: with several open, the value is a list
  <Accordion key="1" type="multiple" defaultValue="free" />,
  // @ts-expect-error: with one open, the value is one
  <Accordion key="3" defaultValue={['free']} />,
  // @ts-expect-error: the level of a question is 2 to 4
  <AccordionTrigger key="5" heading={1}>
    Is the trial really free?
  </AccordionTrigger>,
])

it('renders a lazy answer when it is opened first, and keeps it', async () => {
  render(
    <Accordion>
      <AccordionItem value="free">
        <AccordionTrigger>Is it free?</AccordionTrigger>
        <AccordionContent lazy>Yes.</AccordionContent>
      </AccordionItem>
    </Accordion>,
  )
  const question = screen.getByRole('button', { name: 'Is it free?' })
  expect(screen.queryByText('Yes.')).toBeNull()
  await click(question)
  expect(screen.getByText('Yes.')).toBeInTheDocument()
  await click(question)
  expect(screen.getByText('Yes.')).toBeInTheDocument()
})
