import { ThemeSwitch } from '@kaksha/design-system'
import { act, waitFor, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { Document } from './document.tsx'

afterEach(() => {
  localStorage.clear()
  document.body.replaceChildren()
})

it('has the stored theme before hydration, and hydrates without a message', async () => {
  const complain = vi.spyOn(console, 'error')
  localStorage.setItem('theme', 'dark')
  const page = (
    <Document>
      <ThemeSwitch />
    </Document>
  )
  const frame = document.body.appendChild(document.createElement('iframe'))
  const inside = frame.contentDocument!
  inside.open()
  inside.write(`<!doctype html>${renderToString(page)}`)
  inside.close()
  expect(inside.documentElement).toHaveAttribute('data-theme', 'dark')
  const root = await act(async () => hydrateRoot(inside, page, { onRecoverableError: complain }))
  await waitFor(() => expect(within(inside.body).getAllByRole('radio')).toHaveLength(4))
  expect(inside.documentElement).toHaveAttribute('data-theme', 'dark')
  expect(complain.mock.calls).toEqual([])
  await act(async () => root.unmount())
})
