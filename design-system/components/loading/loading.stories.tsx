import { Loading } from './loading.tsx'

export default { title: 'Components / Loading' }

export const Part = () => <Loading />

export const OnEverySurface = () => (
  <div className="grid gap-4">
    {(['board', 'board-deep', 'marigold', 'artefact'] as const).map((surface) => (
      <div key={surface} data-surface={surface} className="p-6">
        <Loading lines={2} />
      </div>
    ))}
  </div>
)

export const LongWords = () => (
  <Loading lines={2} className="w-56">
    Loading the calendar of a.very.long.address.indeed@mathematics.academy.example...
  </Loading>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ur">
    <Loading>لوڈ ہو رہا ہے...</Loading>
  </div>
)
