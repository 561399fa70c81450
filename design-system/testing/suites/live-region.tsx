import { waitFor } from '@testing-library/react'
import { act, type ReactElement, StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { danglingIds, repeatedIds } from './ids.ts'
import { listen } from './listen.ts'
import { draw, frames, freshPage, type PageOptions } from './page.tsx'

export interface LiveRegionOptions extends PageOptions {
  /** What is told: all words of the region. */
  words: string
  /** At once, or in the next pause. */
  politeness?: 'polite' | 'assertive'
  /** The same component once it has something to say… */
  after?: ReactElement
  /** …or what makes it speak. */
  speak?: () => unknown
}

/** Frames in which a second telling would have come. */
const pause = 12

/**
 * Proves that words are told by screen readers without the focus moving: they come, once, into a live region
 * that was drawn and empty before, that is not hidden, and that is not inside a button.
 *
 * @example
 * testLiveRegion(<Alert live="polite" />, { after: <Alert live="polite">Saved.</Alert>, words: 'Saved.' })
 * testLiveRegion(<Toaster />, { speak: () => toast.success('Saved.'), words: 'Saved.' })
 *
 * @see https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html
 */
export function testLiveRegion(ui: ReactElement, options: LiveRegionOptions) {
  const { words, politeness = 'polite', after, speak } = options
  let ear: ReturnType<typeof listen> | undefined

  const wrappers = {
    'as it is': (part: ReactElement) => part,
    'in StrictMode': (part: ReactElement) => <StrictMode>{part}</StrictMode>,
  }
  const spoken = async (wrap = wrappers['as it is']) => {
    ear = listen()
    const { redraw } = await draw(wrap(ui), options)
    await frames()
    const early = ear.heard.map((announcement) => announcement.words)
    expect(early, 'told before there was anything to tell').toEqual([])
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
        expect(document.activeElement, 'the focus stays where it is').toBe(focused)
        expect(danglingIds()).toEqual([])
        expect(repeatedIds()).toEqual([])
      },
    )
  })
}
