import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** A media feature and its value. */
export type Media =
  | ['prefers-color-scheme', 'light' | 'dark']
  | ['prefers-reduced-motion', 'reduce']
  | ['prefers-contrast', 'more']
  | ['forced-colors', 'active']

const emulate = (name: Media[0], value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] })

/** Emulates a media feature until the end of the test. */
export async function emulateMedia(...[feature, value]: Media) {
  onTestFinished(async () => void (await emulate(feature, '')))
  await emulate(feature, value)
}

/** Emulates reduced motion, so that a test does not wait for animations. */
export const withoutMotion = () => emulateMedia('prefers-reduced-motion', 'reduce')
