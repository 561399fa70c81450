import { Copy } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { Tooltip } from './tooltip.tsx'

export default { title: 'Components / Tooltip' }

export const Default = () => (
  <div style={{ padding: '3rem' }}>
    <Tooltip text="Copy the link">
      <Button size="icon" aria-label="Copy the link">
        <Copy aria-hidden="true" />
      </Button>
    </Tooltip>
  </div>
)

/** It adds to the label, and is announced after it. */
export const Description = () => (
  <div style={{ padding: '3rem' }}>
    <Tooltip text="Students see it from tomorrow on." side="below">
      <Button>Publish</Button>
    </Tooltip>
  </div>
)
