import { type KeyTest, once } from '../page/once.ts'
import { type Press, press, type } from '../page/press.ts'
import { keyName } from '../required-tests.ts'

/**
 * Runs one test for each way to press a control: Enter, Space, mouse and touch. The test gets a function that presses.
 * For `testKeys`.
 *
 * @example
 * testKeys(contract, pressKeys(async (press) => {
 *   render(<Banner />)
 *   await press(screen.getByRole('button', { name: 'Close' }))
 *   await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
 * }, 'the close button'))
 */
export function pressKeys(
  test: (press: Press, way: string) => Promise<void>,
  on?: string,
  keys: readonly string[] = ['Enter', 'Space'],
): Record<string, KeyTest> {
  const byKey = (key: string) => async (target: Element) => {
    ;(target as HTMLElement).focus()
    await type(key)
  }
  const ways: Record<string, Press> = {
    ...Object.fromEntries(keys.map((key) => [key, byKey(key)])),
    mouse: (target) => press(target, 'mouse'),
    touch: (target) => press(target, 'touch'),
  }
  return Object.fromEntries(
    Object.entries(ways).map(([key, by]) => [keyName({ key, on }), once(() => test(by, key))]),
  )
}
