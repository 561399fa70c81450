import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

type Feature = 'prefers-reduced-motion' | 'forced-colors'

const emulate = (name: Feature, value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] })

/** What the reader has asked the system for, until the test is over. */
export async function emulateMedia(feature: Feature, value: 'reduce' | 'active') {
  onTestFinished(async () => void (await emulate(feature, '')))
  await emulate(feature, value)
}

/** Nothing glides or fades: for tests that would only wait for it. */
export const withoutMotion = () => emulateMedia('prefers-reduced-motion', 'reduce')
