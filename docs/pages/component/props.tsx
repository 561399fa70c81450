import { Badge } from '../../../design-system/components/badge/badge.tsx'
import { Heading } from '../../../design-system/components/heading/heading.tsx'
import { Link } from '../../../design-system/components/link/link.tsx'
import { Text } from '../../../design-system/components/text/text.tsx'
import type { Part, Prop } from '../../ladle/plugin/props.ts'
import { Code, More, Row, Ruled, Words } from '../text.tsx'

/** The parts of a component in source order, with the props of each. */
export const Parts = ({ parts: [main, ...others] }: { parts: readonly Part[] }) => (
  <>
    {main && (
      <div className="mb-4">
        <PartName name={main.name} />
        <PropsOf part={main} />
      </div>
    )}
    {others.map((part) => (
      <More key={part.name} label={<PartName name={part.name} />}>
        <PropsOf part={part} />
      </More>
    ))}
  </>
)

const PartName = ({ name }: Pick<Part, 'name'>) => (
  <Heading level={3} size="h3" id={`props-${name}`} className="wrap-anywhere">
    <code className="font-code">{name}</code>
  </Heading>
)

const PropsOf = ({ part }: { part: Part }) => (
  <>
    {part.description && (
      <Text measure="full" className="mt-1">
        <Words>{part.description}</Words>
      </Text>
    )}
    {part.signature && (
      <p className="mt-2">
        <Code>{part.signature}</Code>
      </p>
    )}
    <Rows props={part.props.filter(({ from }) => !from).toSorted(order)} />
    <OfRadix name={part.name} props={part.props.filter(({ from }) => from).toSorted(order)} />
    {part.element && (
      <Text tone="muted" className="mt-3">
        {part.props.length ? 'It also accepts' : 'Accepts'} <Code>ref</Code> and every attribute of{' '}
        <Code>{`<${part.element}>`}</Code>.
      </Text>
    )}
  </>
)

const Rows = ({ props }: Pick<Part, 'props'>) =>
  props.length > 0 && (
    <Ruled as="dl" className="mt-3">
      {props.map((prop) => (
        <PropRow key={prop.name} {...prop} />
      ))}
    </Ruled>
  )

/** Few readers need the props that Radix documents, and a dialog has a dozen of them. */
const OfRadix = ({ name, props }: Pick<Part, 'name' | 'props'>) =>
  props.length > 3 ? (
    <More label={`${props.length} props of Radix`} of={name}>
      <Rows props={props} />
    </More>
  ) : (
    <Rows props={props} />
  )

/** `variant` first, then required props; attributes of the element and props of Radix last. */
const rank = ({ name, required, from }: Prop) =>
  name === 'variant' ? -1 : required === 'yes' ? 0 : from ? 3 : name.startsWith('aria-') ? 2 : 1
const order = (a: Prop, b: Prop) => rank(a) - rank(b)

const PropRow = ({ name, type, required, requiredWhen, description, from, ...prop }: Prop) => (
  <Row
    term={
      <>
        <code className="me-3 font-bold font-code wrap-anywhere">{name}</code>
        {required === 'yes' && <Badge>Required</Badge>}
        {required === 'some' && <Badge>Required in some uses</Badge>}
      </>
    }
  >
    <Code>{type}</Code>
    {prop.default !== undefined && (
      <span className="text-muted">
        {' '}
        Default: <Code>{prop.default}</Code>
      </span>
    )}
    {(description || requiredWhen || from) && (
      <p className="text-small">
        {description && <Words>{description}</Words>}
        {requiredWhen && <Words>{` Required ${requiredWhen}.`}</Words>} {from && <Origin from={from} />}
      </p>
    )}
  </Row>
)

const primitive = /@radix-ui\/react-(dialog|accordion|tabs|toast)$/

/** Marks a prop of Radix, with a link to its documentation. */
function Origin({ from }: { from: string }) {
  const name = from.match(primitive)?.[1]
  if (!name) return <span className="text-muted">From Radix.</span>
  return (
    <span className="text-muted">
      From <Link href={`https://www.radix-ui.com/primitives/docs/components/${name}`}>Radix {name}</Link>.
    </span>
  )
}
