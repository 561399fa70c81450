import { Card, LogoCarousel, LogoCarouselItem } from '@kaksha/design-system'
import { subjectSurface } from '@kaksha/design-system/brand'
import { CodeXml, Drum, Flower2, Sigma } from 'lucide'
import { partnerControls, partners } from '../../content/home'
import { sections } from '../../content/sections'
import { iconsOf } from './icons'

const icons = iconsOf({ Sigma, CodeXml, Drum, Flower2 })

/** The carousel of partners: four kinds of schools on signboards, until real logos exist. */
export const PartnersSection = () => (
  <LogoCarousel
    label={sections.partners.label}
    labels={partnerControls}
    // The rod from which the boards hang.
    className="[&>[data-slot=carousel-viewport]]:border-t-2 [&>[data-slot=carousel-viewport]]:border-fg"
  >
    {partners.map(({ name, icon, colour }) => (
      <LogoCarouselItem key={name} mark={null} className="pt-3">
        <Card
          surface={subjectSurface[colour]}
          border="line"
          padding="none"
          // The lines above it are its two strings.
          className="relative flex items-center gap-2.5 rounded-control border-fg! px-3.5 py-2 text-body font-bold before:absolute before:inset-x-5 before:-top-3.5 before:h-3 before:border-x-2 before:border-fg"
        >
          {icons[icon]}
          {name}
        </Card>
      </LogoCarouselItem>
    ))}
  </LogoCarousel>
)
