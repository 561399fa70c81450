/** Placeholders: four invented academies, until real ones give their marks. `mark` names a drawing. */
export const partners = [
  { name: 'Shaluk Academy', mark: 'shaluk', sample: true },
  { name: 'Nodi School of Dance', mark: 'nodi', sample: true },
  { name: 'Ekagra', mark: 'ekagra', sample: true },
  { name: 'Torsha Music Room', mark: 'torsha', sample: true },
] as const
