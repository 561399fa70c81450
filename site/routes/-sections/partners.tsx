import { LogoCarousel, LogoCarouselItem } from '@kaksha/design-system'
import { sections } from '../../content/home'
import { partnerControls, partners } from '../../content/home/partners'

/** Drawings and typefaces of the sample logos, by the name that the content gives them. */
const marks = {
  shaluk: { face: 'heavy', fill: 'M16 3a13 13 0 0 1 13 13H16zM3 16a13 13 0 0 0 13 13V16z' },
  nodi: { face: 'light', line: 'M2 11c5-5 9-5 14 0s9 5 14 0M2 21c5-5 9-5 14 0s9 5 14 0' },
  ekagra: { face: 'capitals', fill: 'M4 28 16 4l12 24h-7l-5-11-5 11z' },
  torsha: {
    face: 'medium',
    fill: 'M20.5 16a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0z',
    line: 'M3 16a13 13 0 1 0 26 0 13 13 0 1 0-26 0z',
  },
} as const

/** Teachers who use the product; four samples until real logos exist. */
export const PartnersSection = () => (
  <LogoCarousel label={sections.partners.label} labels={partnerControls}>
    {partners.map(({ name, mark }) => {
      const { face, ...paths } = marks[mark]
      return (
        <LogoCarouselItem
          key={name}
          face={face}
          mark={
            <svg viewBox="0 0 32 32" aria-hidden="true" fill="none">
              {'fill' in paths && <path d={paths.fill} fill="currentColor" />}
              {'line' in paths && <path d={paths.line} stroke="currentColor" strokeWidth="2.5" />}
            </svg>
          }
        >
          {name}
        </LogoCarouselItem>
      )
    })}
  </LogoCarousel>
)
