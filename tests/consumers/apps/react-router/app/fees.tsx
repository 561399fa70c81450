export { FeesPage as default } from './library'

export const meta = () => [{ title: 'Fees' }]
