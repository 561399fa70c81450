import { Heading } from '@kaksha/design-system'
import type { ReactNode } from 'react'
import { brand } from '../../content/brand'
import { sandbox } from '../../content/sandbox'

/** The layout of every sandbox screen; its header shows that the screen is not a real provider. */
export function SandboxPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <header
        data-surface="inverse-strong"
        className="flex items-center justify-between gap-4 px-gutter py-3"
      >
        <strong className="text-h3">{brand.name}</strong>
        <span className="rounded-control bg-accent px-2 py-0.5 text-micro font-bold text-on-accent">
          {sandbox.badge}
        </span>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-[44rem] px-gutter py-8 outline-none">
        <Heading level={1} size="h2">
          {title}
        </Heading>
        {children}
      </main>
    </>
  )
}
