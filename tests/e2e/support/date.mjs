/**
 * Preloaded into the server of the tests and the owner's commands. Moves their date, and with it PGlite's. Plain
 * JavaScript, because the built server runs without tsx.
 */
let ahead = Number(process.env.DATE_AHEAD_MS ?? 0)
const { now } = Date
Date.now = () => now() + ahead

globalThis.Date = new Proxy(Date, {
  construct: (real, given, target) => Reflect.construct(real, given.length ? given : [real.now()], target),
})

process.on('message', (/** @type {string | { ahead: number }} */ message) => {
  if (typeof message === 'string') return
  ahead = message.ahead
  process.send?.('moved')
})
