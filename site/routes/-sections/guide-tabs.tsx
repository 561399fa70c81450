import { Tabs, TabsContent, TabsList, TabsTrigger } from '@kaksha/design-system'
import type { ReactNode } from 'react'

export type GuidePanel = { id: string; label: string; content: ReactNode }

/** Panels behind tabs; one alone needs none and stands by itself. */
export function GuideTabs({ label, panels }: { label: string; panels: readonly GuidePanel[] }) {
  const [first] = panels
  if (!first || panels.length === 1) return first?.content
  return (
    <Tabs defaultValue={first.id}>
      <TabsList aria-label={label}>
        {panels.map((panel) => (
          <TabsTrigger key={panel.id} value={panel.id}>
            {panel.label}
          </TabsTrigger>
        ))}
      </TabsList>
      {panels.map((panel) => (
        <TabsContent
          key={panel.id}
          value={panel.id}
          className="pt-8 *:data-[slot=step-list]:border-t-0 *:data-[slot=step-list]:-mt-8"
        >
          {panel.content}
        </TabsContent>
      ))}
    </Tabs>
  )
}
