import { ChartColumn, Globe, LayoutTemplate } from 'lucide-react'
import { PageHeader } from '../page-header/page-header.tsx'
import { ServiceItem, ServiceList } from './service-list.tsx'

export default { title: 'Patterns / ServiceList' }

export const Default = () => (
  <ServiceList>
    <ServiceItem icon={<LayoutTemplate />} title="Website and template">
      A finished site on day one. Change the words, the pictures and the colours whenever you like.
    </ServiceItem>
    <ServiceItem icon={<Globe />} title="Free subdomain with SSL">
      A short address of your own that students can type from memory.
    </ServiceItem>
    <ServiceItem icon={<ChartColumn />} title="Analytics and reporting">
      Activity, sales and trends, ready to download as PDF or CSV.
    </ServiceItem>
  </ServiceList>
)

export const UnderAPageTitle = () => (
  <>
    <PageHeader title="What you get" />
    <ServiceList>
      <ServiceItem
        icon={<Globe />}
        title="A title so long that it needs a second line of its own"
        heading={2}
      >
        One sentence.
      </ServiceItem>
    </ServiceList>
  </>
)
