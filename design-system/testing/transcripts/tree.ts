import { cdp } from 'vitest/browser'
import type { Exposed } from './transcript.ts'

interface Node {
  nodeId: string
  ignored: boolean
  role?: { value: string }
  name?: { value?: unknown }
  description?: { value?: unknown }
  value?: { value?: unknown }
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
  return { words: texts(true), names: texts(false) }
}

/** Nothing moves by itself: a transcript is the same each time. */
export const reduceMotion = (reduce: boolean) =>
  session().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: reduce ? 'reduce' : '' }],
  })
