import { Loading } from './loading.tsx'

export default { title: 'Components / Loading' }

export const Default = () => <Loading />

export const LongWords = () => (
  <Loading lines={2} style={{ width: '14rem' }}>
    Loading the calendar of a.very.long.address.indeed@mathematics.academy.example...
  </Loading>
)
