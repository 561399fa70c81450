import { Loading } from '../loading/loading.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { Skeleton } from './skeleton.tsx'

export default { title: 'Components / Skeleton' }

export const Default = () => <Skeleton className="max-w-xl" />

export const Frame = () => <Skeleton shape="frame" lines={8} className="h-80 max-w-xl" />

export const DiscAndLines = () => (
  <div className="flex max-w-sm items-center gap-4">
    <Skeleton shape="disc" />
    <Skeleton lines={2} className="flex-1" />
  </div>
)

/** With a visible text: that is Loading. */
export const InLoading = () => (
  <Loading lines={3} className="max-w-xl">
    Loading the calendar...
  </Loading>
)

/** A text for screen readers only, where the position shows what will appear. */
export const WithHiddenText = () => (
  <div role="status" className="max-w-xl">
    <VisuallyHidden>Loading the calendar...</VisuallyHidden>
    <Skeleton shape="frame" lines={5} />
  </div>
)
