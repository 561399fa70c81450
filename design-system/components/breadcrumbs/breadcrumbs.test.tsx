import { linkKeys, testKeys } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import meta from './breadcrumbs.meta.ts'
import { Default } from './breadcrumbs.stories.tsx'
import { Breadcrumbs, BreadcrumbsItem } from './breadcrumbs.tsx'

testKeys(meta.contract, linkKeys(<Default />, 'Courses'))

testRootProps(
  <Breadcrumbs>
    <BreadcrumbsItem href="/">Home</BreadcrumbsItem>
  </Breadcrumbs>,
)
