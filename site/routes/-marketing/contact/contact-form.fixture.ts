/** Fills in the contact form in tests. */
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'

export const typed = {
  Name: 'Mitali Sen',
  Email: 'mitali@ganit.example',
  Phone: '+91 33 4000 0000',
  Subject: 'Plans',
  Message: 'Which plan suits a school of forty?',
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const button = () => screen.getByRole('button', { name: 'Send message' })
export const values = () => Object.fromEntries(Object.keys(typed).map((label) => [label, field(label).value]))

export async function fill(text: Partial<typeof typed> = typed) {
  for (const [label, value] of Object.entries(text)) await userEvent.type(field(label), value)
}
