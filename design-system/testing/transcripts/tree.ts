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
  send(method: 'Emulation.setEmulatedMedia', params: object): Promise<unknown>
}

const session = () => cdp() as unknown as Session

/** How Chromium itself calls a video without a source, whatever its name is. */
const unplayable = 'Unable to play media.'

/** What Chromium gives to screen readers: its own accessibility tree, not one that a library works out. */
export async function chromiumSays(): Promise<Exposed> {
  const { frameTree } = await session().send('Page.getFrameTree')
  const frame = frameTree.childFrames?.[0]?.frame.id
  const { nodes } = await session().send('Accessibility.getFullAXTree', frame ? { frameId: frame } : {})
  const exposed = nodes.filter(
    ({ ignored, role }) => !ignored && !/^(RootWebArea|InlineTextBox)$/.test(role?.value ?? ''),
  )
  const texts = (text: boolean) =>
    exposed
      // The dot before an item of a list is drawn, and read by none.
      .filter(({ role }) => role?.value !== 'ListMarker' && (role?.value === 'StaticText') === text)
      .flatMap(({ name, description, value }) => [name, description, value])
      .map((part) => String(part?.value ?? '').trim())
      .filter((text) => text && text !== unplayable)
  return { words: texts(true), names: texts(false), states: exposed.flatMap(statesOf) }
}

/** How the reader calls a state. */
const called: Record<string, Record<string, string>> = {
  checked: { true: 'checked', false: 'not checked', mixed: 'partially checked' },
  disabled: { true: 'disabled' },
  expanded: { true: 'expanded', false: 'not expanded' },
  invalid: { true: 'invalid' },
  pressed: { true: 'pressed', false: 'not pressed' },
  selected: { true: 'selected', false: 'not selected' },
}

/**
 * What Chromium exposes and the reader does not know: whether details are open, and that a radio of a required group
 * is wrong until one is chosen, which its group says where it is so.
 */
const untold = (role: string | undefined, state: string) =>
  role === 'DisclosureTriangle' || (role === 'radio' && state === 'invalid')

function statesOf({ role, name, properties = [] }: Node) {
  const label = String(name?.value ?? '').trim()
  if (!label || label === unplayable) return []
  return properties.flatMap((property) => {
    const state = called[property.name]?.[String(property.value.value)]
    return state && !untold(role?.value, state) ? [{ name: label, state }] : []
  })
}

/** Nothing moves by itself: a transcript is the same each time. */
export const reduceMotion = (reduce: boolean) =>
  session().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: reduce ? 'reduce' : '' }],
  })
