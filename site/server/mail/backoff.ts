/** The delay before the next attempt to deliver an e-mail. */

/** Upper bounds of the first delay and of every delay, in milliseconds. At least half of it is waited. */
const firstWait = 60_000
const longestWait = 60 * 60_000

/**
 * After the first attempt half a minute to a minute, then twice as long each time, up to an hour. The delay is random,
 * so that a mail server that recovers does not receive all attempts at once. `random` is from 0 to 1.
 */
export function waitAfter(attempts: number, random: () => number): number {
  const whole = Math.min(longestWait, firstWait * 2 ** Math.min(attempts - 1, 30))
  return Math.round(whole / 2 + (whole / 2) * random())
}
