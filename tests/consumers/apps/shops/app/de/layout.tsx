import '@kaksha/design-system/styles.css'
import '../../storefront/tea.css'
import type { ReactNode } from 'react'
import { tea } from '../../storefront/tea'

export const metadata = { title: tea.title }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={tea.locale} dir={tea.direction}>
      <body>{children}</body>
    </html>
  )
}
