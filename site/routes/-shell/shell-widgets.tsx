import { ThemeSwitch } from '@kaksha/design-system'
import { themeKey } from '../../content/storage-keys'

export const Theme = () => <ThemeSwitch storageKey={themeKey} />
