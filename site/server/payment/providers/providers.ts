/** The payment providers. docs/guides/payment-providers.md says how to add one. */
import type * as z from 'zod'
import type { BuildSettings } from '../../csp/csp'
import { razorpay } from './razorpay/settings.ts'
import { sandbox } from './sandbox/settings.ts'

/** The first provider that is configured is used. The sandbox needs no settings, so it is the last. */
export const paymentProviders = [razorpay, sandbox] as const

type AnyProviderSettings = (typeof paymentProviders)[number]
type VariableOf<One> = One extends { environment: Record<infer Variable extends string, unknown> }
  ? Variable
  : never
type Variable = VariableOf<AnyProviderSettings>

export const paymentEnvironment: Record<Variable, z.ZodType<string | undefined>> = Object.assign(
  {},
  ...paymentProviders.map(({ environment }) => environment),
)

/** The provider that is used. `values` are for its adapter. */
export type ConfiguredProvider = {
  name: AnyProviderSettings['name']
  values: unknown
  isSandbox: boolean
  isTestKey?: boolean
}

export function configuredProvider(env: Record<Variable, string | undefined>): ConfiguredProvider {
  for (const { name, read } of paymentProviders) {
    const settings = read(env)
    if (settings) return { name, ...settings }
  }
  throw new Error('The sandbox is not in the list of payment providers.')
}

/**
 * Whether an order can take real money. True for a provider that is no longer in the list: a payment of its
 * orders must not be called practice.
 */
export const takesMoney = ({ provider, keyId }: { provider: string; keyId: string }): boolean =>
  paymentProviders.find(({ name }) => name === provider)?.takesMoney(keyId) ?? true

/** The provider whose public key the build has; undefined for the sandbox. */
export const builtProvider = (settings: BuildSettings): AnyProviderSettings | undefined =>
  paymentProviders.find(({ browser }) => browser && settings[browser.key.build])

/**
 * Why a page with this content security policy cannot open the checkout of a provider; null if it can. A page
 * without a policy has not been built yet.
 */
export function checkoutRefusal(
  name: AnyProviderSettings['name'],
  policy: string | undefined,
): string | null {
  const browser = paymentProviders.find((one) => one.name === name)?.browser
  const [script] = browser?.sources['script-src'] ?? []
  if (!browser || !script || policy === undefined || policy.includes(script)) return null
  return `The pages were built without ${browser.key.build}, and let no browser open the checkout: set it to the value of ${browser.key.server} and run \`npm run build\`.`
}
