import '../../styles.css'
import { cleanup, render } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { toast, toastStore } from '../../components/toast/store.ts'
import { components } from '../components.ts'
import { withoutMotion } from '../page/page.tsx'
import { chromiumTree, press, settled, walk } from './screen-readers.ts'
import { differences, titleOf, written } from './transcript.ts'

/** Disables timers of a second or more, so that a toast stays and a request stays pending while the page is read. */
function holdTime() {
  const { setTimeout: soon } = window
  const held = (run: TimerHandler, ms = 0, ...args: unknown[]) => (ms >= 1000 ? 0 : soon(run, ms, ...args))
  vi.spyOn(window, 'setTimeout').mockImplementation(held as typeof setTimeout)
}

beforeAll(holdTime)
beforeEach(withoutMotion)
afterAll(async () => {
  vi.restoreAllMocks()
  await page.viewport(1280, 900)
})
afterEach(() => {
  // Toasts are in a store outside React and would stay after cleanup.
  for (const { id } of toastStore.get()) toast.dismiss(id)
  localStorage.clear()
  cleanup()
})

const all = (
  await Promise.all(
    components.map(async ({ id, name, meta, loadStories }) => {
      const { transcripts } = meta.contract
      return transcripts ? [{ id, name, transcripts, ...(await loadStories()) }] : []
    }),
  )
).flat()

describe.each(all)('$id', ({ name, transcripts, stories }) => {
  const announced: [string, string[]][] = []

  it.each(transcripts.map((transcript) => ({ ...transcript, title: titleOf(transcript) })))(
    '$title: announces what Chromium exposes',
    async ({ title, ...wanted }) => {
      const Story = stories[wanted.story]
      if (!Story) expect.fail(`There is no story ${wanted.story}.`)
      await page.viewport(wanted.narrow ? 360 : 1280, wanted.narrow ? 740 : 900)
      render(<Story />)
      await settled()
      const before: string[] = []
      for (const name of wanted.press ?? []) before.push(...(await press(name)))
      const exposed = await chromiumTree()
      const walked = await walk()
      announced.push([title, [...before, ...walked]])
      expect(differences(walked, exposed)).toEqual([])
    },
  )

  it('matches the recorded transcript', async () => {
    expect(announced).toHaveLength(transcripts.length)
    await expect(written(announced)).toMatchFileSnapshot(`__snapshots__/${name}.txt`)
  })
})
