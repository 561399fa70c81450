import { useEffect, useState } from 'react'
import { Button } from '../button/button.tsx'
import { type Command, CommandPalette } from './command-palette.tsx'

export default { title: 'Components / CommandPalette' }

const nothing = () => {}
const commands: Command[] = [
  { value: 'New course', group: 'Courses', keywords: 'add create', onSelect: nothing },
  { value: 'Duplicate a course', group: 'Courses', onSelect: nothing },
  {
    value: 'Renew the licence',
    group: 'Account',
    note: 'From 1 December',
    disabled: true,
    onSelect: nothing,
  },
  { value: 'Invoices', group: 'Account', keywords: 'bills payments', onSelect: nothing },
  { value: 'Sign out', group: 'Account', keywords: 'log out leave', onSelect: nothing },
]

/** The page registers the shortcut, with Ctrl or Command, and has a button too. */
export const Default = () => {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <Button aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpen(true)}>
        Search commands
      </Button>
      <CommandPalette label="Search commands" open={open} onOpenChange={setOpen} commands={commands} />
    </>
  )
}

export const WithoutGroups = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Go to a page</Button>
      <CommandPalette
        label="Go to a page"
        open={open}
        onOpenChange={setOpen}
        commands={['Calendar', 'Courses', 'Students'].map((value) => ({ value, onSelect: nothing }))}
      />
    </>
  )
}
