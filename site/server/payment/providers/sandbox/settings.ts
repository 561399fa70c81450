import { providerSettings } from '../provider-settings.ts'

/** The sandbox: used if no provider is configured. It takes no money. */
export const sandbox = providerSettings({
  name: 'sandbox',
  environment: {},
  read: () => ({ values: null, isSandbox: true }),
  takesMoney: () => false,
  browser: null,
})
