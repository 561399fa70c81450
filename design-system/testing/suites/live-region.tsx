import { act, waitFor } from '@testing-library/react'
import { type ReactElement, StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { recordAnnouncements } from '../page/announcements.ts'
import { danglingIds, repeatedIds } from '../page/ids.ts'
import { draw, frames, freshPage, type PageOptions } from '../page/page.tsx'

export interface LiveRegionOptions extends PageOptions {
  /** The announcement: the whole text of the region. */
  words: string
  /** `assertive` interrupts the screen reader, `polite` waits for a pause. */
  politeness?: 'polite' | 'assertive'
  /** The component with the message… */
  after?: ReactElement
  /** …or a function that triggers the message. */
  speak?: () => unknown
}

/** Number of frames to wait for a duplicate announcement. */
const pause = 12

/**
 * Tests that screen readers announce a message without a focus change: it is added once to a live region that was
 * rendered and empty before, is not hidden, and is not inside a button.
 *
 * @example
 * testLiveRegion(<Alert live="polite" />, { after: <Alert live="polite">Saved.</Alert>, words: 'Saved.' })
 * testLiveRegion(<Toaster />, { speak: () => toast.success('Saved.'), words: 'Saved.' })
 *
 * @see https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html
 */
export function testLiveRegion(ui: ReactElement, options: LiveRegionOptions) {
  const { words, politeness = 'polite', after, speak } = options
  let ear: ReturnType<typeof recordAnnouncements> | undefined

  const wrappers = {
    'as it is': (part: ReactElement) => part,
    'in StrictMode': (part: ReactElement) => <StrictMode>{part}</StrictMode>,
  }
  const spoken = async (wrap = wrappers['as it is']) => {
    ear = recordAnnouncements()
    const { redraw } = await draw(wrap(ui), options)
    await frames()
    // A component that announces by itself may have done so already.
    if (after || speak) expect(ear.heard, 'announced before there was a message').toEqual([])
    const focused = document.activeElement
    if (after) redraw(wrap(after))
    await act(async () => void (await speak?.()))
    await waitFor(() => expect(ear!.heard.map((announcement) => announcement.words)).toContain(words))
    await frames(pause)
    return { heard: ear.heard, focused }
  }

  describe(`live region: ${words}`, () => {
    freshPage()
    afterEach(() => ear?.stop())

    it.each(Object.entries(wrappers))(
      'is announced once, from a region that was empty, %s',
      async (_name, wrap) => {
        const { heard, focused } = await spoken(wrap)
        expect(heard).toEqual([{ words, politeness, fault: undefined }])
        expect(document.activeElement, 'focus does not move').toBe(focused)
        expect(danglingIds()).toEqual([])
        expect(repeatedIds()).toEqual([])
      },
    )
  })
}
