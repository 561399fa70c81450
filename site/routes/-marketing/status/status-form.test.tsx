import '../../../styles.css'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { load } from '../../../browser/load'
import { StatusForm } from './status-form'

vi.mock('../../../browser/load', { spy: true })

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each([
  ['sends it as without JavaScript', Response.json({ status: 'ok' }), 1],
  ['keeps what was typed where no server answers a form', new Response('Not found', { status: 404 }), 0],
])('%s, when the code of the form cannot be loaded', async (_, reply, times) => {
  const native = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  vi.mocked(load).mockRejectedValue(new Error('gone'))
  vi.stubGlobal('fetch', async () => reply)
  render(<StatusForm />)
  const [id, email] = screen.getAllByRole<HTMLInputElement>('textbox')
  await userEvent.type(id!, 'pay_29QQoUBi66xm2f')
  await userEvent.type(email!, 'asha@school.example')
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
  expect(native).toHaveBeenCalledTimes(times)
  expect([id!.value, email!.value]).toEqual(['pay_29QQoUBi66xm2f', 'asha@school.example'])
})
