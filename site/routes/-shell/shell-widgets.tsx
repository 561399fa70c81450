import { SideMenu, ThemeSwitch } from '@kaksha/design-system'
import { sideMenu } from '../../content/navigation'
import { themeKey } from '../../content/storage-keys'

export const Help = ({ currentPath }: { currentPath: string }) => (
  <SideMenu links={sideMenu} currentPath={currentPath} />
)

export const Theme = () => <ThemeSwitch storageKey={themeKey} />
