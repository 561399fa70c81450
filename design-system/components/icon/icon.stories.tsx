import { ArrowRight, Check, Mail, Users } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Heading } from '../heading/heading.tsx'
import { Table } from '../table/table.tsx'
import { Text } from '../text/text.tsx'
import { Icon } from './icon.tsx'
import { WhatsAppIcon } from './whatsapp-icon.tsx'

export default { title: 'Components / Icon' }

const row = { display: 'flex', alignItems: 'center', gap: '0.75rem' } as const

export const Default = () => (
  <div style={{ display: 'grid', gap: '1rem' }}>
    <p>
      Within a line <Icon icon={Mail} /> of any size
    </p>
    <Text size="lead">
      Within a line <Icon icon={Mail} /> of any size
    </Text>
    <Text size="small" style={row}>
      <Icon icon={Mail} size="sm" /> Beside small text
    </Text>
    <p style={row}>
      <Icon icon={Mail} size="md" /> Beside a row
    </p>
    <Heading level={2} size="h3" style={row}>
      <Icon icon={Mail} size="lg" /> Beside a title
    </Heading>
  </div>
)

export const Strokes = () => (
  <div style={{ display: 'grid', gap: '1rem' }}>
    <p style={row}>
      <Icon icon={Users} size="md" /> Two hundred students
    </p>
    <p style={row}>
      <Icon icon={Check} size="md" stroke="strong" /> Included
    </p>
  </div>
)

export const WithLabel = () => (
  <Table caption="Fees">
    <thead>
      <tr>
        <th scope="col">Student</th>
        <th scope="col">Fee of April</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <td>Mitali</td>
        <td>
          <Icon icon={Check} label="Paid" size="md" stroke="strong" />
        </td>
      </tr>
    </tbody>
  </Table>
)

/** A custom drawing of the letter ka, which forwards its props. */
const Ka = (props: ComponentProps<'svg'>) => (
  <svg aria-hidden="true" viewBox="0 0 34 34" fill="none" stroke="currentColor" strokeWidth="3" {...props}>
    <path d="M6 9h22M17 9v18m0-11.500c-4.5-2.8-8.6-1.6-8.6 2.1 0 4 5.2 4 8.6-.6 2.6-3.5 8.2-3.4 8.2.9 0 2.7-1.5 4.3-3.7 4.6" />
  </svg>
)

export const OwnDrawing = () => (
  <p style={row}>
    <Icon icon={Ka} size="lg" /> Classes in Bengali
  </p>
)

export const WhatsApp = () => (
  <p style={row}>
    <Icon icon={WhatsAppIcon} size="md" /> WhatsApp: 9 AM to 6 PM IST
  </p>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ur" style={{ display: 'grid', gap: '1rem' }}>
    <p>
      اگلا سبق <Icon icon={ArrowRight} flip />
    </p>
    <p>
      ای میل <Icon icon={Mail} />
    </p>
  </div>
)
