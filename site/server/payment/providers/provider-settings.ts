import type * as z from 'zod'
import type { Sources } from '../../csp/csp'

/** How a payment provider is configured, and what its checkout needs from a page. It loads no adapter. */
type ProviderSettings<Name extends string, Variable extends string, Values> = {
  /** The name of its folder; stored with each order. */
  name: Name
  environment: Record<Variable, z.ZodType<string | undefined>>
  /**
   * Undefined if the provider is not configured; throws a StartError if it is configured only in part.
   * `isSandbox`: no real money can be taken, so the sample plan is offered, and NODE_ENV=production refuses
   * to start. `isTestKey`: a key of the provider's test mode, which NODE_ENV=production refuses too.
   */
  read(
    env: Record<Variable, string | undefined>,
  ): { values: Values; isSandbox: boolean; isTestKey?: boolean } | undefined
  /** Whether an order that was made with this public key can take real money. */
  takesMoney(keyId: string): boolean
  /** Null if the checkout needs nothing from another host. */
  browser: {
    /**
     * The variable with the public key for the build of the pages, and the one of the server that must have
     * the same value.
     */
    key: { build: `VITE_${string}`; server: NoInfer<Variable> }
    /** What a page with the checkout may load. The first `script-src` is for the checkout's script. */
    sources: Sources
  } | null
}

/** The values that the provider's adapter gets. */
export type ValuesOf<Settings> = Settings extends { read(env: never): { values: infer Values } | undefined }
  ? Values
  : never

/** Infers the types of a provider's settings. */
export const providerSettings = <const Name extends string, Variable extends string, Values>(
  settings: ProviderSettings<Name, Variable, Values>,
) => settings
