import { DesignSystemProvider } from '@kaksha/design-system'
import { bn } from '@kaksha/design-system/labels/bn'
import type { ReactNode } from 'react'

/** Shows the theme that ThemeSwitch has stored, before the first paint. */
const theme = `try {
  const theme = localStorage.getItem('theme')
  if (theme) document.documentElement.dataset.theme = theme
} catch {}`

export const Document = ({ children }: { children: ReactNode }) => (
  // The script changes an attribute of `html` that the server has not written.
  <html lang="bn-IN" dir="ltr" suppressHydrationWarning>
    <head>
      <script dangerouslySetInnerHTML={{ __html: theme }} />
    </head>
    <body>
      <DesignSystemProvider labels={bn} locale="bn-IN">
        {children}
      </DesignSystemProvider>
    </body>
  </html>
)
