import { type AuthProvider, superseded } from './provider'

/**
 * A provider that is loaded on demand. Once loaded it opens the window synchronously, so that the user activation still
 * counts.
 */
export function lazyProvider(fetch: () => Promise<AuthProvider>): AuthProvider {
  let ready: AuthProvider | undefined
  let coming: Promise<AuthProvider> | undefined
  let wanted = 0
  const get = () =>
    (coming ??= fetch().then(
      (provider) => (ready = provider),
      (error) => {
        coming = undefined
        throw error
      },
    ))
  const quietly = (work: Promise<unknown>) => void work.catch(() => {})

  return {
    async signIn() {
      const mine = ++wanted
      if (ready) return ready.signIn()
      const provider = await get()
      // The visitor has pressed again or closed the dialog meanwhile, so no window may open.
      if (mine !== wanted) throw superseded()
      return provider.signIn()
    },
    cancel: () => {
      wanted++
      ready?.cancel()
    },
    signOut: async () => (await get()).signOut(),
    prepare: () => quietly(get()),
    preload: () => quietly(get().then((provider) => provider.preload())),
    bearer: async (accessToken) => (await get()).bearer(accessToken),
  }
}
