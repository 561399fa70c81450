export { Every as default } from './every'
