import '@kaksha/design-system/styles.css'
import '../storefront/library.css'
import { hydrateRoot } from 'react-dom/client'
import { library } from '../storefront/library'
import { Storefront } from '../storefront/storefront'

hydrateRoot(document.getElementById('root')!, <Storefront shop={library} />)
