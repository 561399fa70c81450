import { Button, ButtonGroup } from '@kaksha/design-system'
import type { Pictures } from '../component/guidance.tsx'

export default {
  'Give one button': {
    do: (
      <ButtonGroup>
        <Button variant="primary">Send message</Button>
        <Button variant="ghost">Discard</Button>
      </ButtonGroup>
    ),
    dont: (
      <ButtonGroup>
        <Button variant="primary">Send message</Button>
        <Button variant="primary">Discard</Button>
      </ButtonGroup>
    ),
  },
} satisfies Pictures
