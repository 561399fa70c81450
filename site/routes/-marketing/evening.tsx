import { Card, createIcon, TimelineRuler, TimelineStep } from '@kaksha/design-system'
import { CircleCheck } from 'lucide'
import type { ReactNode } from 'react'
import { evening } from '../../content/evening'
import { PageSection } from './page-section'

const CircleCheckIcon = createIcon('circle-check', CircleCheck)

const { section, unit, range, fees, roll, live, exam } = evening

/** A piece of paper that a step of the evening leaves on the board. */
const Paper = ({ children }: { children: ReactNode }) => (
  <Card
    surface="paper"
    shape="panel"
    padding="none"
    shadow
    className="mt-4 max-w-88 self-start overflow-hidden text-small"
  >
    {children}
  </Card>
)

const receipt = (
  <Paper>
    <p className="p-4">
      <CircleCheckIcon aria-hidden="true" className="mb-1 size-7 text-ok" />
      <b className="block text-body leading-[1.3] tabular-nums">{fees.sum}</b>
      {fees.what}
    </p>
  </Paper>
)

/** Twelve seats, one of them empty. */
const register = (
  <Paper>
    <p className="border-b-2 border-fg px-4 py-3 font-bold">{roll.batch}</p>
    <svg viewBox="0 0 6 2" aria-hidden="true" className="w-full max-w-60 px-4 pt-4">
      <path d="M.1.5h6M.1 1.5h5" strokeWidth=".8" strokeDasharray=".8 .2" className="stroke-ok" />
      <path d="M5.15 1.15h.7v.7h-.7z" fill="none" strokeWidth=".1" className="stroke-border" />
    </svg>
    <p className="p-4">{roll.present}</p>
  </Paper>
)

const lesson = (
  <Paper>
    <p className="border-b-2 border-fg px-4 py-3 font-bold">{live.what}</p>
    <p className="bg-info-subtle p-4">
      <b className="me-1 text-[3.1rem] leading-none font-extrabold tracking-[-.03em]">{live.count}</b>{' '}
      {live.of}
    </p>
  </Paper>
)

const paper = (
  <Paper>
    <p className="ms-4 border-s-[1.5px] border-margin p-4 ps-3">
      {exam.question}
      <b className="mt-1 block">{exam.marks}</b>
    </p>
    <div aria-hidden="true" className="ms-4 border-s-[1.5px] border-margin pb-8">
      <div className="border-y border-border-subtle pt-8" />
    </div>
  </Paper>
)

const steps = [
  { ...fees, from: 0, to: 2, picture: receipt },
  { ...roll, from: 2, to: 5, picture: register },
  { ...live, from: 5, to: 8, picture: lesson },
  { ...exam, from: 8, to: 10, picture: paper },
] as const

/** What an evening with the product could be like, at a school that is said to be an example. */
export const EveningSection = () => (
  <PageSection copy={section} surface="inverse">
    <TimelineRuler unit={unit} range={range} className="mt-block">
      {steps.map(({ from, to, when, title, body, picture }) => (
        <TimelineStep key={title} from={from} to={to} when={when} title={title} picture={picture}>
          {body}
        </TimelineStep>
      ))}
    </TimelineRuler>
  </PageSection>
)
