import type { CreateProvider, PaymentProvider } from './provider'
import type { ConfiguredProvider } from './providers'

/** Loads the adapter of a provider from the folder with its name. */
export async function loadProvider(
  { name, values }: ConfiguredProvider,
  own: Parameters<CreateProvider<unknown>>[1],
): Promise<PaymentProvider> {
  const { createProvider } = await import(`./${name}/adapter.ts`)
  return createProvider(values, own)
}
