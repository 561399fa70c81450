import type { Database } from '../../../server/database/database'
import type { ValuesOf } from '../provider-settings'
import type { ConfiguredProvider } from '../providers'
import type { PaymentProvider } from './provider'

/**
 * `createProvider`, as the provider's `server.ts` exports it. `secret` is this server's own: the sandbox
 * signs with it.
 */
export type CreateProvider<Settings> = (
  values: ValuesOf<Settings>,
  own: { db: Database; secret: string },
) => PaymentProvider

/** Loads a provider's adapter from the folder with its name. */
export async function loadProvider(
  { name, values }: ConfiguredProvider,
  own: Parameters<CreateProvider<unknown>>[1],
): Promise<PaymentProvider> {
  const { createProvider } = await import(`../${name}/server.ts`)
  return createProvider(values, own)
}
