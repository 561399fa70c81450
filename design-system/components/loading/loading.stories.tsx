import { Loading } from './loading.tsx'

export default { title: 'Components / Loading' }

export const Part = () => <Loading />

export const OnSlate = () => (
  <div data-surface="board" className="p-8">
    <Loading lines={2}>Loading the calendar...</Loading>
  </div>
)
