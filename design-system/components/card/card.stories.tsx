import { Button } from '../button/button.tsx'
import { Heading } from '../heading/heading.tsx'
import { Text } from '../text/text.tsx'
import { Card } from './card.tsx'

export default { title: 'Components / Card' }

const Words = ({ title = 'Fee register' }) => (
  <>
    <Heading level={3} size="h3">
      {title}
    </Heading>
    <p style={{ marginTop: '0.5rem' }}>Who has paid, who has not, and since when.</p>
  </>
)

const grid = {
  display: 'grid',
  gap: '1rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
}

export const Default = () => (
  <div style={grid}>
    {(['surface', 'tint', 'accent', 'info', 'ok', 'error', 'inverse', 'paper'] as const).map((surface) => (
      <Card key={surface} surface={surface}>
        <Words title={surface} />
      </Card>
    ))}
  </div>
)

export const Edges = () => (
  <div style={grid}>
    {(['none', 'subtle', 'line', 'top'] as const).map((border) => (
      <Card key={border} border={border}>
        <Words title={border} />
      </Card>
    ))}
  </div>
)

export const WithShadow = () => (
  <div style={{ padding: '1rem' }}>
    <Card surface="paper" shape="panel" shadow style={{ maxWidth: '24rem' }}>
      <Words />
    </Card>
  </div>
)

/** Items of one list: screen readers announce how many there are. */
export const InAList = () => (
  <ul style={grid}>
    <Card as="li" surface="info" border="top">
      <Words />
    </Card>
    <Card as="li" surface="ok" border="top">
      <Words title="Attendance" />
    </Card>
  </ul>
)

export const Offer = () => (
  <Card as="section" aria-labelledby="offer" surface="accent" border="top" padding="lg">
    <Heading level={2} size="h2" id="offer">
      14 days free
    </Heading>
    <Text style={{ marginTop: '1rem' }} measure="full">
      After that you choose. Without a choice nothing is charged.
    </Text>
    <Button variant="primary" style={{ marginTop: '1.5rem' }}>
      Start Free Trial
    </Button>
  </Card>
)

export const OnTheBoard = () => (
  <div data-surface="inverse" style={{ ...grid, padding: '1rem' }}>
    {(['surface', 'tint', 'accent', 'info', 'ok', 'error', 'paper'] as const).map((surface) => (
      <Card key={surface} surface={surface} border="line">
        <Words title={surface} />
      </Card>
    ))}
  </div>
)
