import { expect, it } from 'vitest'
import { codeOf } from '../../docs/ladle/plugin/code'
import { highlight } from '../../docs/ladle/plugin/highlight'

// The tests of the consumers compile and render the code of every story that a page shows.
const source = `import { X } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { Card } from '../card/card.tsx'

const label = 'Close'
const unused = 'never'

/** A caption, which the page has already. */
export const Closing = (props: ButtonProps) => {
  const [open] = useState(false)
  return <Card>{open && <Button {...props} aria-label={label}><X /></Button>}</Card>
}
`

it('the code of a story has the parts of its file that it needs, imported from the package', () => {
  expect(
    codeOf(source, 'Closing'),
  ).toBe(`import { Button, type ButtonProps, Card } from '@kaksha/design-system'
import { X } from 'lucide-react'
import { useState } from 'react'

const label = 'Close'

export const Closing = (props: ButtonProps) => {
  const [open] = useState(false)
  return <Card>{open && <Button {...props} aria-label={label}><X /></Button>}</Card>
}
`)
})

it('highlighted code keeps every character, and has more colours than comments', () => {
  const pieces = highlight(source)
  expect(pieces.map(([text]) => text).join('')).toBe(source)
  const colourOf = (text: string) => pieces.find(([found]) => found.trim() === text)?.[1]
  const parts = ['import', "'lucide-react'", 'Button', '/** A caption, which the page has already. */']
  expect(new Set(parts.map(colourOf).filter(Boolean)).size).toBe(4)
})
