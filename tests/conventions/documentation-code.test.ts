import { describe, expect, it } from 'vitest'
import { codeOf } from '../../docs/ladle/plugin/code'
import { highlight } from '../../docs/ladle/plugin/highlight'

describe('code of a story', () => {
  const source = `import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { Card } from '../card/card.tsx'

export default { title: 'Components / Button' }

const label = 'Close'
const unused = 'never'
interface Props { children: ReactNode }
const Row = ({ children }: Props) => <div>{children}</div>

/** A caption, which the page has already. */
export const Closing = () => {
  const [open] = useState(false)
  return <Row>{open && <Button size="icon" aria-label={label}><X /></Button>}</Row>
}

export const Carded = (props: ButtonProps) => <Card><Button {...props} /></Card>
`

  it('is the story with the parts of its file that it needs, imported from the package', () => {
    expect(codeOf(source, 'Closing')).toBe(`import { Button } from '@kaksha/design-system'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'

const label = 'Close'

interface Props { children: ReactNode }

const Row = ({ children }: Props) => <div>{children}</div>

export const Closing = () => {
  const [open] = useState(false)
  return <Row>{open && <Button size="icon" aria-label={label}><X /></Button>}</Row>
}
`)
  })

  it('lists names from two files of the design system once, types as types', () => {
    expect(
      codeOf(source, 'Carded'),
    ).toBe(`import { Button, type ButtonProps, Card } from '@kaksha/design-system'

export const Carded = (props: ButtonProps) => <Card><Button {...props} /></Card>
`)
  })

  it('leaves out a constant whose name means another one in the story', () => {
    const shadowed = `const label = 'Close'
const Button = ({ label }: { label: string }) => <b>{label}</b>
export const Own = () => {
  const label = 'Open'
  return <Button label={label} />
}
`
    expect(codeOf(shadowed, 'Own')).not.toContain('Close')
  })

  it('is undefined for an unknown story', () => {
    expect(codeOf(source, 'Missing')).toBeUndefined()
  })

  it('keeps every character when it is highlighted, and colours more than comments', () => {
    const pieces = highlight(source)
    expect(pieces.map(([text]) => text).join('')).toBe(source)
    const colourOf = (text: string) => pieces.find(([found]) => found.trim() === text)?.[1]
    const colours = [
      'import',
      "'lucide-react'",
      'Button',
      '/** A caption, which the page has already. */',
    ].map(colourOf)
    expect(new Set(colours.filter(Boolean)).size).toBe(4)
  })
})
