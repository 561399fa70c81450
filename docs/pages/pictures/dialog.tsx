import { Button, ButtonGroup, Card, Heading, Text } from '@kaksha/design-system'
import type { ReactNode } from 'react'
import type { Pictures } from '../component/guidance.tsx'

const dialogCard = (title: string | null, children: ReactNode) => (
  <Card shadow style={{ width: '100%' }}>
    {title && (
      <Heading level={4} size="h3">
        {title}
      </Heading>
    )}
    {children}
  </Card>
)

export default {
  'Content: name it': {
    do: dialogCard(
      'Cancel the trial?',
      <>
        <Text>Your school stays open until Friday.</Text>
        <ButtonGroup style={{ marginBlockStart: '1rem' }}>
          <Button variant="solid">Cancel the trial</Button>
          <Button>Keep it</Button>
        </ButtonGroup>
      </>,
    ),
    dont: dialogCard(
      null,
      <>
        <Text>Are you sure?</Text>
        <ButtonGroup style={{ marginBlockStart: '1rem' }}>
          <Button variant="solid">OK</Button>
          <Button>Cancel</Button>
        </ButtonGroup>
      </>,
    ),
  },
} satisfies Pictures
