import { createIcon, type IconProps, ServiceItem, ServiceList } from '@kaksha/design-system'
import { ChartColumn, Database, Globe, Headset, LayoutTemplate, Users } from 'lucide'
import { sections } from '../../content/home'
import { services } from '../../content/services'
import type { IconName } from '../../content/types'
import { PageSection } from './page-section'

const icons: Partial<Record<IconName, IconProps['icon']>> = {
  'layout-template': createIcon('layout-template', LayoutTemplate),
  globe: createIcon('globe', Globe),
  users: createIcon('users', Users),
  'chart-column': createIcon('chart-column', ChartColumn),
  database: createIcon('database', Database),
  headset: createIcon('headset', Headset),
}

/** The services of the product as a list: on the home page, and as a separate page. */
export function ServicesSection({ isPage = false }: { isPage?: boolean }) {
  return (
    <PageSection copy={sections.services} isPage={isPage}>
      <ServiceList className="mt-block">
        {services.map(({ title, description, icon }) => {
          const Icon = icons[icon]
          return (
            <ServiceItem key={title} icon={Icon && <Icon />} title={title} heading={isPage ? 2 : 3}>
              {description}
            </ServiceItem>
          )
        })}
      </ServiceList>
    </PageSection>
  )
}
