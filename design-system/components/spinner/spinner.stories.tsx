import { Spinner } from './spinner.tsx'

export default { title: 'Components / Spinner' }

export const Default = () => (
  <p className="flex items-center gap-2">
    <Spinner />
    Loading...
  </p>
)

export const Large = () => (
  <p className="flex items-center gap-3 text-lead">
    <Spinner className="size-10!" />
    Loading...
  </p>
)
