export { FeesPage as default } from '../library'
