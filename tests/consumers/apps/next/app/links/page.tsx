export { ManyLinks as default } from '../every'
