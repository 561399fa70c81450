import { useState } from 'react'
import { Button } from '../../design-system/components/button/button.tsx'
import { Heading } from '../../design-system/components/heading/heading.tsx'
import { Text } from '../../design-system/components/text/text.tsx'
import { useMediaQuery } from '../../design-system/hooks/use-media-query.ts'
import { duration, ease } from '../../design-system/tokens/source/scale.json'
import { Page } from './page.tsx'
import { Ruled, RuledLines } from './ruled.tsx'
import { Code } from './words.tsx'

const uses: Record<keyof typeof duration, string> = {
  fast: 'Colour changes on hover.',
  mid: 'Arrows that move on hover, rows that expand.',
  slow: 'Elements that appear, and chalk strokes.',
}

export const MotionPage = () => (
  <Page
    label="Foundations"
    title="Motion"
    lead="Use motion to show where an element comes from or what changed. Do not use it to attract attention."
    sections={[
      { id: 'durations', title: 'Durations', content: <Durations /> },
      { id: 'easing', title: 'Easing', content: <Easing /> },
      { id: 'moves', title: 'What moves', content: <Moves /> },
      { id: 'reduced', title: 'Reduced motion', content: <Reduced /> },
    ]}
  />
)

function Durations() {
  const [there, setThere] = useState(false)
  return (
    <>
      <Button aria-pressed={there} onClick={() => setThere(!there)}>
        Play
      </Button>
      <Ruled className="mt-6">
        {Object.entries(duration).map(([name, { $value }]) => (
          <li key={name} className="grid gap-x-6 gap-y-3 py-4 @2xl:grid-cols-[15rem_minmax(0,1fr)]">
            <p>
              <Code>--ds-duration-{name}</Code> <strong className="tabular-nums">{$value}</strong>
              <span className="block text-muted">{uses[name as keyof typeof duration]}</span>
            </p>
            <span aria-hidden="true" className="flex h-11 items-center rounded-control bg-tint px-1">
              <span
                data-there={there || undefined}
                className="ms-0 block h-9 w-14 rounded-control border-2 border-accent-border bg-accent transition-[margin] ease-standard data-there:ms-[calc(100%-3.5rem)]"
                style={{ transitionDuration: `var(--ds-duration-${name})` }}
              />
            </span>
          </li>
        ))}
      </Ruled>
    </>
  )
}

function Easing() {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = ease.standard.$value
  const at = (x: number, y: number) => `${x * 100} ${(1 - y) * 100}`
  return (
    <div className="flex flex-wrap items-center gap-8">
      <svg
        viewBox="-4 -4 108 108"
        className="w-56 overflow-visible"
        role="img"
        aria-label="The curve rises quickly, then slows down."
      >
        <path d="M0 0V100H100" className="fill-none stroke-border" strokeWidth="1" />
        <path
          d={`M${at(0, 0)}C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`}
          className="fill-none stroke-fg"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      <Text measure="short">
        <Code>--ds-ease-standard</Code> is the only easing curve: {ease.standard.$value.join(', ')}. It starts
        quickly and ends slowly.
      </Text>
    </div>
  )
}

const moves = [
  'The typed phrase and the caret of the Hero',
  'Two chalk strokes, drawn once',
  'The LogoCarousel, except on hover or focus',
  'The time bar of a toast',
  'A row that expands',
  'An arrow, by a quarter of an em, on hover',
  'The gong of the CallToAction, once, on hover',
]
const stays = [
  'Headings and prices',
  'Form fields',
  'The background of a section',
  'Content on scroll: it does not fade or slide in, and scrolling speed is not changed',
]

const List = ({ title, lines }: { title: string; lines: string[] }) => (
  <div>
    <Heading level={3} size="h3">
      {title}
    </Heading>
    <RuledLines of={lines} className="mt-3" />
  </div>
)

const Moves = () => (
  <div className="grid gap-8 @2xl:grid-cols-2">
    <List title="Moves" lines={moves} />
    <List title="Never moves" lines={stays} />
  </div>
)

function Reduced() {
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)')
  return (
    <div className="max-w-[36em] space-y-4">
      <p>
        With `prefers-reduced-motion`, elements show their final state at once: the first phrase is complete,
        and the LogoCarousel and the time bar of a toast do not move. A toast still closes after its time,
        unless it is hovered or has focus. Anything that moves by itself for more than five seconds has a
        pause button (WCAG 2.2.2).
      </p>
      <p className="border-focus border-s-6 bg-info-subtle p-4">
        {reduced
          ? 'Your system requests reduced motion. Nothing on this page moves.'
          : 'Your system does not request reduced motion.'}
      </p>
    </div>
  )
}
