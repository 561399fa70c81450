import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

type Feature = 'prefers-reduced-motion' | 'prefers-contrast' | 'forced-colors'

const emulate = (name: Feature, value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] })

/** Emulates a media feature until the end of the test. */
export async function emulateMedia(feature: Feature, value: 'reduce' | 'more' | 'active') {
  onTestFinished(async () => void (await emulate(feature, '')))
  await emulate(feature, value)
}

/** Emulates reduced motion, so that a test does not wait for animations. */
export const withoutMotion = () => emulateMedia('prefers-reduced-motion', 'reduce')
