import { Loading } from '../loading/loading.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { Skeleton } from './skeleton.tsx'

export default { title: 'Components / Skeleton' }

export const Default = () => <Skeleton style={{ maxWidth: '36rem' }} />

export const Frame = () => <Skeleton shape="frame" lines={8} style={{ height: '20rem', maxWidth: '36rem' }} />

export const DiscAndLines = () => (
  <div style={{ display: 'flex', maxWidth: '24rem', alignItems: 'center', gap: '1rem' }}>
    <Skeleton shape="disc" />
    <Skeleton lines={2} style={{ flex: '1' }} />
  </div>
)

export const InLoading = () => (
  <Loading lines={3} style={{ maxWidth: '36rem' }}>
    Loading the calendar...
  </Loading>
)

export const WithHiddenText = () => (
  <div role="status" style={{ maxWidth: '36rem' }}>
    <VisuallyHidden>Loading the calendar...</VisuallyHidden>
    <Skeleton shape="frame" lines={5} />
  </div>
)
