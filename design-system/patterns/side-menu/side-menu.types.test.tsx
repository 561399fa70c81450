import { SideMenu } from './side-menu.tsx'

// `npm run types` checks this file; it is not executed.
export const rejected = [
  // @ts-expect-error: links is required
  <SideMenu key="1" />,
  // @ts-expect-error: a link needs an href
  <SideMenu key="2" links={[{ label: 'Terms' }]} />,
  // @ts-expect-error: children are not accepted; use links
  <SideMenu key="3" links={[]}>
    Help
  </SideMenu>,
]
