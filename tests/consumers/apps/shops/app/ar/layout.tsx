import '@kaksha/design-system/styles.css'
import '../../storefront/library.css'
import type { ReactNode } from 'react'
import { library } from '../../storefront/library'

export const metadata = { title: library.title }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={library.locale} dir={library.direction}>
      <body>{children}</body>
    </html>
  )
}
