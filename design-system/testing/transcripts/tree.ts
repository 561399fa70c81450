import { cdp } from 'vitest/browser'
import type { Exposed } from './transcript.ts'

interface Node {
  nodeId: string
  ignored: boolean
  role?: { value: string }
  name?: { value?: unknown }
  description?: { value?: unknown }
  value?: { value?: unknown }
  properties?: { name: string; value: { value?: unknown } }[]
}

interface Session {
  send(method: 'Page.getFrameTree'): Promise<{ frameTree: { childFrames?: { frame: { id: string } }[] } }>
  send(method: 'Accessibility.getFullAXTree', params: { frameId?: string }): Promise<{ nodes: Node[] }>
}

const session = () => cdp() as unknown as Session

/** Chromium's name for a video without a source, whatever its accessible name is. */
const unplayable = 'Unable to play media.'

/** Chromium's accessibility tree, as it is given to screen readers. */
export async function chromiumTree(): Promise<Exposed> {
  const { frameTree } = await session().send('Page.getFrameTree')
  const frame = frameTree.childFrames?.[0]?.frame.id
  const { nodes } = await session().send('Accessibility.getFullAXTree', frame ? { frameId: frame } : {})
  const exposed = nodes.filter(
    ({ ignored, role }) => !ignored && !/^(RootWebArea|InlineTextBox)$/.test(role?.value ?? ''),
  )
  const texts = (text: boolean) =>
    exposed
      // List markers are not announced.
      .filter(({ role }) => role?.value !== 'ListMarker' && (role?.value === 'StaticText') === text)
      .flatMap(({ name, description, value }) => [name, description, value])
      .map((part) => String(part?.value ?? '').trim())
      .filter((text) => text && text !== unplayable)
  return { texts: texts(true), names: texts(false), states: exposed.flatMap(statesOf) }
}

/** The terms of the virtual screen reader for states. */
const called: Record<string, Record<string, string>> = {
  checked: { true: 'checked', false: 'not checked', mixed: 'partially checked' },
  disabled: { true: 'disabled' },
  expanded: { true: 'expanded', false: 'not expanded' },
  invalid: { true: 'invalid' },
  pressed: { true: 'pressed', false: 'not pressed' },
  selected: { true: 'selected', false: 'not selected' },
}

/**
 * States that Chromium exposes and the virtual screen reader does not announce: whether details are open, and that a
 * radio button of a required group is invalid until one is selected.
 */
const isNotAnnounced = (role: string | undefined, state: string) =>
  role === 'DisclosureTriangle' || (role === 'radio' && state === 'invalid')

function statesOf({ role, name, properties = [] }: Node) {
  const label = String(name?.value ?? '').trim()
  if (!label || label === unplayable) return []
  return properties.flatMap((property) => {
    const state = called[property.name]?.[String(property.value.value)]
    return state && !isNotAnnounced(role?.value, state) ? [{ name: label, state }] : []
  })
}
