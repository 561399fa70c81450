import { Loading } from './loading.tsx'

export default { title: 'Components / Loading' }

export const Default = () => <Loading />
