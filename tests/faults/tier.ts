/** `npm run test:full`. */
export const full = process.env.TIER === 'full'
