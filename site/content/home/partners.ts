/** Placeholders: four invented academies, until real ones provide their logos. `mark` names a drawing. */
export const partners = [
  { name: 'Shaluk Academy', mark: 'shaluk', sample: true },
  { name: 'Nodi School of Dance', mark: 'nodi', sample: true },
  { name: 'Ekagra', mark: 'ekagra', sample: true },
  { name: 'Torsha Music Room', mark: 'torsha', sample: true },
] as const

/** Labels of the carousel's buttons. */
export const partnerControls = {
  pause: 'Pause the row of academies',
  start: 'Start the row of academies',
  previous: 'Previous academy',
  next: 'Next academy',
} as const
