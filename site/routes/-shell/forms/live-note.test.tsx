import '../../../styles.css'
import { frames, recordAnnouncements } from '@kaksha/design-system/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { LiveNote, lengthNote } from './live-note'

afterEach(cleanup)

it('speaks when the text is too long and when typing pauses, not at every key', async () => {
  render(
    <LiveNote note={lengthNote(3, 'Enter your name.')}>
      <input />
    </LiveNote>,
  )
  const recorder = recordAnnouncements()
  const note = screen.getByRole('status')
  const input = screen.getByRole('textbox')
  await userEvent.type(input, 'abcd')
  await waitFor(() => expect(note).toHaveTextContent('You have typed 4.'))
  for (const key of 'efgh') {
    await userEvent.keyboard(key)
    await frames()
  }
  await waitFor(() => expect(note).toHaveTextContent('You have typed 8.'))
  // Recorded in the next frame.
  await frames()
  await userEvent.clear(input)
  await waitFor(() => expect(note).toBeEmptyDOMElement())
  recorder.stop()
  expect(recorder.announcements.map(({ text }) => text.match(/typed (\d+)/)?.[1])).toEqual(['4', '8'])
})
