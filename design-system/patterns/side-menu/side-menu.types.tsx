import { SideMenu } from './side-menu.tsx'

// Checked by `tsc`; nothing runs this.
export const types = [
  // @ts-expect-error: a menu without links
  <SideMenu key="1" />,
  // @ts-expect-error: a link leads somewhere
  <SideMenu key="2" links={[{ label: 'Terms' }]} />,
  // @ts-expect-error: what stands in it are its links
  <SideMenu key="3" links={[]}>
    Help
  </SideMenu>,
]
