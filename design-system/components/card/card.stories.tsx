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
    <p className="mt-2">Who has paid, who has not, and since when.</p>
  </>
)

const grid = 'grid gap-4 sm:grid-cols-2'

export const Default = () => (
  <div className={grid}>
    {(['surface', 'tint', 'accent', 'info', 'ok', 'error', 'inverse', 'paper'] as const).map((surface) => (
      <Card key={surface} surface={surface}>
        <Words title={surface} />
      </Card>
    ))}
  </div>
)

export const Edges = () => (
  <div className={grid}>
    {(['none', 'subtle', 'line', 'top'] as const).map((border) => (
      <Card key={border} border={border}>
        <Words title={border} />
      </Card>
    ))}
  </div>
)

export const WithShadow = () => (
  <div className="p-4 sm:p-8">
    <Card surface="paper" shape="panel" shadow className="max-w-[24rem]">
      <Words />
    </Card>
  </div>
)

export const Paddings = () => (
  <div className={grid}>
    {(['none', 'sm', 'md', 'lg'] as const).map((padding) => (
      <Card key={padding} border="subtle" padding={padding}>
        <Words title={padding} />
      </Card>
    ))}
  </div>
)

/** Items of one list: screen readers announce how many there are. */
export const InAList = () => (
  <ul className={grid}>
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
    <Text className="mt-4" measure="full">
      After that you choose. Without a choice nothing is charged.
    </Text>
    <Button variant="primary" className="mt-6">
      Start Free Trial
    </Button>
  </Card>
)

export const OnTheBoard = () => (
  <div data-surface="inverse" className={`${grid} p-4 sm:p-6`}>
    {(['surface', 'tint', 'accent', 'info', 'ok', 'error', 'paper'] as const).map((surface) => (
      <Card key={surface} surface={surface} border="line">
        <Words title={surface} />
      </Card>
    ))}
  </div>
)

export const LongWords = () => (
  <Card border="line" className="w-56">
    <Words title="a.very.long.address.indeed@mathematics.academy.example" />
  </Card>
)
