import '@kaksha/design-system/styles.css'
import '../storefront/tea.css'
import { hydrateRoot } from 'react-dom/client'
import { Storefront } from '../storefront/storefront'
import { tea } from '../storefront/tea'

hydrateRoot(document.getElementById('root')!, <Storefront shop={tea} />)
