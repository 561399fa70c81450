import '@kaksha/design-system/styles.css'
import './theme.css'
import { createRoot } from 'react-dom/client'
import { library } from './library.ts'
import { Storefront } from './storefront.tsx'

Object.assign(document.documentElement, { lang: 'ar-EG', dir: 'rtl' })
document.title = library.title
createRoot(document.getElementById('root')!).render(<Storefront />)
