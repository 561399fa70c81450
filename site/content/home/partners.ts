/** Placeholders, until real academies provide their logos: no institution is invented. `mark` names a drawing. */
export const partners = [
  { name: 'Your academy', mark: 'square', sample: true },
  { name: 'Your studio', mark: 'circle', sample: true },
  { name: 'Your tuition class', mark: 'triangle', sample: true },
  { name: 'Your music room', mark: 'diamond', sample: true },
] as const satisfies { name: string; mark: string; sample: true }[]

/** Labels of the carousel's buttons, and the mark of a placeholder. */
export const partnerControls = {
  pause: 'Pause the row of academies',
  start: 'Start the row of academies',
  previous: 'Previous academy',
  next: 'Next academy',
  /** Beside each placeholder. */
  sample: 'Sample',
} as const
