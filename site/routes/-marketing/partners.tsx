import { LogoCarousel, LogoCarouselItem, Text } from '@kaksha/design-system'
import { partnerControls, partners } from '../../content/home'
import { sections } from '../../content/sections'

/** Outlines in place of logos, by the name that the content gives them. */
const marks = {
  square: 'M4 4h24v24H4z',
  circle: 'M3 16a13 13 0 1 0 26 0 13 13 0 1 0-26 0z',
  triangle: 'M16 4 29 28H3z',
  diamond: 'M16 2 30 16 16 30 2 16z',
} as const

const { sample: sampleMark, ...labels } = partnerControls

/** Teachers who use the product; four placeholders until real logos exist. */
export const PartnersSection = () => (
  <LogoCarousel label={sections.partners.label} labels={labels}>
    {partners.map(({ name, mark, sample }) => (
      <LogoCarouselItem
        key={name}
        face="light"
        className="text-muted"
        mark={
          <svg viewBox="0 0 32 32" aria-hidden="true" fill="none">
            <path d={marks[mark]} stroke="currentColor" strokeWidth="2" strokeDasharray="4 3" />
          </svg>
        }
      >
        <span>
          {name}
          {sample && (
            <Text as="span" size="small" className="block">
              {sampleMark}
            </Text>
          )}
        </span>
      </LogoCarouselItem>
    ))}
  </LogoCarousel>
)
