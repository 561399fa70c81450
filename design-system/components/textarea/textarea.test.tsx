import { act, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { click, testFormField, testLiveRegion } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { Field } from '../field/field.tsx'
import { Input } from '../input/input.tsx'
import { CharacterCount, Textarea } from './textarea.tsx'

testFormField(
  (error) => (
    <Field label="Message" hint="What do you teach?" error={error}>
      <Textarea name="message" required />
    </Field>
  ),
  { role: 'textbox', label: 'Message', description: 'What do you teach?', required: true },
)

it('has its default text again after a remount', () => {
  const { rerender } = render(<Textarea key="1" id="note" aria-label="Note" defaultValue="First" />)
  ;(screen.getByRole('textbox') as HTMLTextAreaElement).value = 'Typed'
  rerender(<Textarea key="2" id="note" aria-label="Note" defaultValue="Second" />)
  expect(screen.getByRole('textbox')).toHaveValue('Second')
})

testRootProps(<Textarea aria-label="Note" />)

describe('CharacterCount', () => {
  const Note = ({ error, text }: { error?: string; text?: string }) => (
    <Field label="Note" hint="For parents." error={error}>
      <CharacterCount max={10}>
        <Textarea name="note" maxLength={10} defaultValue={text} />
      </CharacterCount>
    </Field>
  )
  const note = () => screen.getByRole('textbox', { name: 'Note' })

  it('describes the field with the limit, then with the characters left, and the error last', async () => {
    const { rerender } = render(<Note />)
    expect(note()).toHaveAccessibleDescription('For parents. At most 10 characters.')
    await userEvent.type(note(), 'Bring')
    expect(note()).toHaveAccessibleDescription('For parents. 5 characters left.')
    rerender(<Note error="Write more." />)
    expect(note()).toHaveAccessibleDescription('For parents. 5 characters left. Write more.')
    await userEvent.type(note(), ' it!')
    expect(note()).toHaveAccessibleDescription(/ 1 character left\./)
  })

  it('counts the initial text, and starts again when the form is reset', async () => {
    render(
      <form>
        <Note text="Bring" />
        <button type="reset">Empty it</button>
      </form>,
    )
    expect(note()).toHaveAccessibleDescription(/5 characters left/)
    await userEvent.fill(note(), 'Bring it')
    await click(screen.getByRole('button'))
    await waitFor(() => expect(note()).toHaveAccessibleDescription(/5 characters left/))
  })

  it('announces nothing while there is enough space', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    render(<Note />)
    await userEvent.type(note(), 'Bring')
    await act(async () => void vi.advanceTimersByTime(60_000))
    vi.useRealTimers()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  /** Changes the value as typing does, without the focus that a click brings. */
  const write = (text: string) => {
    const field = note() as HTMLTextAreaElement
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  testLiveRegion(<Note />, {
    text: '2 characters left.',
    trigger: () => {
      write('Bring it!')
      write('Bring it')
    },
  })

  testFormField(
    (error) => (
      <Field label="Short name" error={error}>
        <CharacterCount max={20} data-testid="count" className="mt-2">
          <Input name="short" maxLength={20} />
        </CharacterCount>
      </Field>
    ),
    { role: 'textbox', label: 'Short name', description: 'At most 20 characters.' },
  )
})
