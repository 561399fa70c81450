import { Text } from './text.tsx'

export default { title: 'Components / Text' }

export const Default = () => (
  <div style={{ display: 'grid', gap: '1rem' }}>
    <Text size="xl">A classroom of your own opens in ten minutes, and closes when you say so.</Text>
    <Text size="lead">Put your maths tuition online, with fees, lessons and exams in one place.</Text>
    <Text size="body">Every plan keeps your data. You can take it with you at any time.</Text>
    <Text size="small">Prices are for one year, in rupees.</Text>
    <Text size="label">Price of a year</Text>
    <Text size="micro">Class 9, batch B</Text>
  </div>
)

export const Tones = () => (
  <div style={{ display: 'grid', gap: '0.75rem' }}>
    <Text tone="fg">Your site is open.</Text>
    <Text tone="muted">Last changed on Monday.</Text>
    <Text tone="error">The fee of March is missing.</Text>
    <Text tone="ok">All fees of April are paid.</Text>
  </div>
)

const long =
  'A line that is too long is hard to follow back to its start. So a paragraph ends its lines after about seventy letters, also where the page would have room for twice as many, and the rest of the page stays empty.'

export const Measures = () => (
  <div style={{ display: 'grid', gap: '1.5rem' }}>
    <Text size="lead" measure="short">
      {long}
    </Text>
    <Text size="lead" measure="full">
      {long}
    </Text>
  </div>
)

/** Without a size it has the size of the text around it. */
export const Inherits = () => (
  <Text size="small">
    A small note, and in it{' '}
    <Text as="span" tone="muted">
      words of second rank
    </Text>{' '}
    and <Text as="strong">words of first rank</Text>.
  </Text>
)

export const Elements = () => (
  <dl style={{ display: 'grid', gap: '0.25rem' }}>
    <Text as="dt" size="small" tone="muted">
      Next lesson
    </Text>
    <Text as="dd" size="xl">
      Thursday, 16:30
    </Text>
  </dl>
)

export const OnEverySurface = () => (
  <div style={{ display: 'grid', gap: '1rem' }}>
    {(['inverse', 'inverse-strong', 'accent', 'paper'] as const).map((surface) => (
      <div key={surface} data-surface={surface} style={{ display: 'grid', gap: '0.5rem', padding: '1.5rem' }}>
        <Text>Your site is open.</Text>
        <Text tone="muted">Last changed on Monday.</Text>
        <Text tone="error">The fee of March is missing.</Text>
        <Text tone="ok">All fees of April are paid.</Text>
      </div>
    ))}
  </div>
)
