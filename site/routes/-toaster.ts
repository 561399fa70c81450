// A module of its own, so that the chunk holds this and nothing else of the package.
export { Toaster } from '@kaksha/design-system'
