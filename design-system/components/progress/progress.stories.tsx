import { Progress } from './progress.tsx'

export default { title: 'Components / Progress' }

const Step = ({ value }: { value: number }) => (
  <div className="max-w-xl">
    <p className="mb-2 text-small font-bold tabular-nums">Step {value} of 3</p>
    <Progress
      label={`Onboarding progress, step ${value}`}
      value={value}
      max={3}
      aria-valuetext={`Step ${value} of 3`}
    />
  </div>
)

export const OnTheWay = () => (
  <div className="grid gap-6">
    <Step value={1} />
    <Step value={2} />
  </div>
)

export const NothingYet = () => <Progress label="Upload" value={0} className="max-w-xl" />

export const Done = () => <Step value={3} />

export const OnEverySurface = () => (
  <div className="grid gap-4">
    {(['board', 'board-deep', 'marigold', 'artefact'] as const).map((surface) => (
      <div key={surface} data-surface={surface} className="p-6">
        <Step value={2} />
      </div>
    ))}
  </div>
)

/** It fills from the side where a line begins. */
export const RightToLeft = () => (
  <div dir="rtl" lang="ur">
    <Progress label="تکمیل" value={1} max={3} />
  </div>
)
