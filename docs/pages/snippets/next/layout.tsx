import '@kaksha/design-system/styles.css'
import './theme.css'
import type { ReactNode } from 'react'
import { Shell } from './shell'

export const metadata = { title: 'Ganit' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <body>
        <Shell>{children}</Shell>
      </body>
    </html>
  )
}
