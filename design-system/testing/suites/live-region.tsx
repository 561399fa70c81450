import { act, waitFor } from '@testing-library/react'
import { type ReactElement, StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { recordAnnouncements } from '../page/announcements.ts'
import { danglingIds, repeatedIds } from '../page/exposed.ts'
import { draw, frames, freshPage, type PageOptions } from '../page/page.tsx'

export interface LiveRegionOptions extends PageOptions {
  /** The announcement: the whole text of the region. */
  text: string
  /** `assertive` interrupts the screen reader, `polite` waits for a pause. */
  politeness?: 'polite' | 'assertive'
  /** The component with the message… */
  after?: ReactElement
  /** …or a function that triggers the message. */
  trigger?: () => unknown
}

/** Number of frames to wait for a duplicate announcement. */
const pause = 12

/**
 * Tests that screen readers announce a message without a focus change: it is added once to a live region that was
 * rendered and empty before, is not hidden, and is not inside a button.
 *
 * @example
 * testLiveRegion(<Alert live="polite" />, { after: <Alert live="polite">Saved.</Alert>, text: 'Saved.' })
 * testLiveRegion(<Toaster />, { trigger: () => toast.success('Saved.'), text: 'Saved.' })
 *
 * @see https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html
 */
export function testLiveRegion(ui: ReactElement, options: LiveRegionOptions) {
  const { text, politeness = 'polite', after, trigger } = options
  let recorder: ReturnType<typeof recordAnnouncements> | undefined

  const wrappers = {
    'as it is': (part: ReactElement) => part,
    'in StrictMode': (part: ReactElement) => <StrictMode>{part}</StrictMode>,
  }
  const announce = async (wrap = wrappers['as it is']) => {
    recorder = recordAnnouncements()
    const { redraw } = await draw(wrap(ui), options)
    await frames()
    // A component that announces by itself may have done so already.
    if (after || trigger) expect(recorder.announcements, 'announced before there was a message').toEqual([])
    const focused = document.activeElement
    if (after) redraw(wrap(after))
    await act(async () => void (await trigger?.()))
    await waitFor(() =>
      expect(recorder!.announcements.map((announcement) => announcement.text)).toContain(text),
    )
    await frames(pause)
    return { announcements: recorder.announcements, focused }
  }

  describe(`live region: ${text}`, () => {
    freshPage()
    afterEach(() => recorder?.stop())

    it.each(Object.entries(wrappers))(
      'is announced once, from a region that was empty, %s',
      async (_name, wrap) => {
        const { announcements, focused } = await announce(wrap)
        expect(announcements).toEqual([{ text, politeness, fault: undefined }])
        expect(document.activeElement, 'focus does not move').toBe(focused)
        expect(danglingIds()).toEqual([])
        expect(repeatedIds()).toEqual([])
      },
    )
  })
}
