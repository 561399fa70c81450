import { linkKeys, testKeys } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import meta from './not-found.meta.ts'
import { Default } from './not-found.stories.tsx'
import { NotFound } from './not-found.tsx'

testKeys(meta.contract, linkKeys(<Default />, 'Go to the homepage', { on: 'the link' }))

testRootProps(<NotFound title="404" text="" link={{ label: 'Home', href: '/' }} />)
