import { Breadcrumbs, BreadcrumbsItem } from './breadcrumbs.tsx'

export default { title: 'Components / Breadcrumbs' }

export const Default = () => (
  <Breadcrumbs>
    <BreadcrumbsItem href="#home">Home</BreadcrumbsItem>
    <BreadcrumbsItem href="#courses">Courses</BreadcrumbsItem>
    <BreadcrumbsItem>Tabla for beginners</BreadcrumbsItem>
  </Breadcrumbs>
)

export const Long = () => (
  <Breadcrumbs labels={{ navigation: 'Path' }} style={{ maxWidth: '18rem' }}>
    <BreadcrumbsItem href="#home">Home</BreadcrumbsItem>
    <BreadcrumbsItem href="#courses">Courses of the evening school</BreadcrumbsItem>
    <BreadcrumbsItem href="#music">Music</BreadcrumbsItem>
    <BreadcrumbsItem>Tabla for beginners, three evenings a week</BreadcrumbsItem>
  </Breadcrumbs>
)
