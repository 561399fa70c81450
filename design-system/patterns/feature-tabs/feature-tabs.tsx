'use client'

import { type ComponentProps, type ReactNode, useState } from 'react'
import { CheckList } from '../../components/check-list/check-list.tsx'
import { Heading } from '../../components/heading/heading.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/tabs/tabs.tsx'

/** A group of features, shown in one panel. */
export type Feature = {
  id: string
  /** Label of the tab. */
  label: string
  title: string
  /** One sentence. */
  subtitle?: string
  /** The features of the group. */
  content: readonly string[]
}

export type FeatureTabsProps<T extends Feature> = Omit<ComponentProps<'div'>, 'children' | 'dir'> & {
  /** Accessible name of the tab list. */
  label: string
  features: readonly [T, ...T[]]
  /**
   * The illustration of a panel: a register, a calendar. A function is called when the panel is first shown. A server
   * component cannot pass a function: it passes an object of nodes by the `id` of the feature.
   */
  illustration: ((feature: T) => ReactNode) | Readonly<Record<string, ReactNode>>
  /** Called when the pointer or focus reaches the tab list. Load the content of the other panels here. */
  onApproach?: () => void
  /** Heading level of the titles. */
  heading?: 2 | 3
}

/**
 * Groups of features as tabs: a vertical list from 64rem, a scrolling strip below. The text of all panels is in the
 * page from the start; an illustration is rendered when its panel is first shown. Place it in a container with a
 * gutter, such as a `Section`: the strip extends over the gutter to the edges of the screen.
 */
export function FeatureTabs<T extends Feature>(props: FeatureTabsProps<T>) {
  const { label, features, illustration, onApproach, heading = 3, ...rest } = props
  const illustrationOf = (feature: T) =>
    typeof illustration === 'function' ? illustration(feature) : illustration[feature.id]
  const [opened, setOpened] = useState<readonly string[]>([features[0].id])
  return (
    <Tabs
      {...rest}
      data-slot="feature-tabs"
      orientation="responsive"
      defaultValue={features[0].id}
      onValueChange={(id) =>
        setOpened((openedIds) => (openedIds.includes(id) ? openedIds : [...openedIds, id]))
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:gap-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-16">
        <TabsList
          aria-label={label}
          onPointerEnter={onApproach}
          onFocus={onApproach}
          className="max-lg:-mx-gutter max-lg:px-gutter lg:self-start"
        >
          {features.map(({ id, label: tabLabel }) => (
            <TabsTrigger key={id} value={id}>
              {tabLabel}
            </TabsTrigger>
          ))}
        </TabsList>
        <div className="lg:col-start-2">
          {features.map((feature) => (
            <TabsContent
              key={feature.id}
              value={feature.id}
              className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:gap-12 noscript:not-first:mt-16 print:not-first:mt-16 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)]"
            >
              <div>
                <Heading level={heading} size="h2">
                  {feature.title}
                </Heading>
                {feature.subtitle && <p className="mt-3 max-w-[32em] text-muted">{feature.subtitle}</p>}
                <CheckList items={feature.content} className="mt-4 md:mt-6" />
              </div>
              {opened.includes(feature.id) && illustrationOf(feature)}
            </TabsContent>
          ))}
        </div>
      </div>
    </Tabs>
  )
}
