import { ServiceItem, ServiceList } from '@kaksha/design-system'
import { ChartColumn, Database, Globe, Headset, LayoutTemplate, Users } from 'lucide'
import { sections } from '../../content/sections'
import { services } from '../../content/services'
import { iconsOf } from './icons'
import { PageSection } from './page-section'

const icons = iconsOf({ LayoutTemplate, Globe, Users, ChartColumn, Database, Headset })

/** The services of the product as a list: on the home page, and as a separate page. */
export function ServicesSection({ isPage = false }: { isPage?: boolean }) {
  return (
    <PageSection copy={sections.services} isPage={isPage}>
      <ServiceList className="mt-block">
        {services.map(({ title, description, icon }) => (
          <ServiceItem key={title} icon={icons[icon]} title={title} heading={isPage ? 2 : 3}>
            {description}
          </ServiceItem>
        ))}
      </ServiceList>
    </PageSection>
  )
}
