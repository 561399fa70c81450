// A separate module, so that the chunk contains nothing else of the package.
export { Toaster } from '@kaksha/design-system'
