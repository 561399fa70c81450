import '../styles.css'
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { components } from './components.ts'
import { type Works, wordsFor } from './without-javascript.ts'

/** Claims to test before hydration. Links and forms are left out, because they navigate and need no script. */
const early: { [Kind in 'types' | 'chooses' | 'opens' | 'waits']?: true } = {
  types: true,
  chooses: true,
  opens: true,
  waits: true,
}
const isEarly = (works: Works) => Object.keys(works).some((kind) => kind in early)

const tried = (
  await Promise.all(
    components.map(async ({ name, meta, loadStories }) => {
      const { stories } = await loadStories()
      return Object.entries(meta.contract.withoutJavaScript.works)
        .filter(([, claims]) => claims.some(isEarly))
        .map(([story, claims]) => ({
          name: `${name}, ${story}`,
          Story: stories[story]!,
          claims: claims.filter(isEarly),
        }))
    }),
  )
).flat()

/** Performs one action before hydration. Returns the check to run after hydration. */
async function doEarly(works: Works): Promise<() => void> {
  if ('types' in works) {
    const find = () => {
      // A text field with a list of suggestions has the role combobox.
      return (
        screen.queryByRole<HTMLInputElement>('textbox', { name: works.types }) ??
        screen.getByRole<HTMLInputElement>('combobox', { name: works.types })
      )
    }
    const field = find()
    const typed = wordsFor(field.type)
    await userEvent.clear(field)
    await userEvent.type(field, typed)
    return () => expect(find()).toHaveValue(typed)
  }
  if ('chooses' in works && works.from) {
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name: works.from })
    await userEvent.selectOptions(list, works.chooses)
    return () => expect(list).toHaveDisplayValue(works.chooses)
  }
  if ('chooses' in works) {
    const box = screen.getByLabelText<HTMLInputElement>(works.chooses)
    await userEvent.click(box)
    expect(box).toBeChecked()
    const same = `[type=${box.type}][name="${box.name}"]:checked`
    // In a radio group the last selected option stays selected.
    return () => expect(box.type === 'radio' ? document.querySelector(same) : box).toBeChecked()
  }
  if ('opens' in works) {
    const details = screen.getByText(works.opens).closest('details')
    await userEvent.click(screen.getByText(works.opens))
    return () => expect(details).toHaveAttribute('open')
  }
  const name = 'waits' in works ? works.waits : ''
  const button = screen.getByRole('button', { name })
  await userEvent.click(button)
  // The inline script queues the click for this element and dispatches it after hydration.
  return () => expect(screen.getAllByRole('button', { name })).toContain(button)
}

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

describe('before hydration', () => {
  const logError = vi.fn()
  beforeEach(() => {
    logError.mockClear()
    vi.spyOn(console, 'error').mockImplementation(logError)
    return () => vi.mocked(console.error).mockRestore()
  })

  it('many components have claims to test', () => {
    expect(tried.length).toBeGreaterThan(20)
  })

  it.each(tried.map((one) => [one.name, one] as const))(
    '%s: keeps input and focus',
    async (_, { Story, claims }) => {
      const page = document.createElement('div')
      page.innerHTML = renderToString(<Story />)
      document.body.append(page)
      const after: (() => void)[] = []
      for (const works of claims) after.push(await doEarly(works))
      const focus = document.activeElement
      await act(async () => {
        render(<Story />, { container: page, hydrate: true, onRecoverableError: logError })
      })
      expect(logError).not.toHaveBeenCalled()
      for (const holds of after) holds()
      expect(document.activeElement).toBe(focus)
    },
    // Types into every field of a form, key by key.
    60_000,
  )
})
