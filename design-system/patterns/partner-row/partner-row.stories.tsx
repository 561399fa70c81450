import { Partner, PartnerRow } from './partner-row.tsx'

export default { title: 'Patterns / PartnerRow' }

const dot = (
  <svg viewBox="0 0 32 32" aria-hidden="true" fill="none">
    <circle cx="16" cy="16" r="12" stroke="currentColor" strokeWidth="2.5" />
  </svg>
)

export const FourFaces = () => (
  <PartnerRow label="Academies on Kaksha">
    <Partner mark={dot}>Shaluk Academy</Partner>
    <Partner mark={dot} face="light">
      Nodi School of Dance
    </Partner>
    <Partner mark={dot} face="capitals">
      Ekagra
    </Partner>
    <Partner mark={dot} face="medium">
      Torsha Music Room
    </Partner>
  </PartnerRow>
)

export const OnTheBoard = () => (
  <div data-surface="board">
    <FourFaces />
  </div>
)
