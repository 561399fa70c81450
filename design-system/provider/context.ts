'use client'

import { createContext, type ElementType, use, useCallback } from 'react'
import { fillIn, type Template } from './fill-in.ts'
import { warnOnce, warnWithoutStyles } from './warn.ts'

/** The values of a DesignSystemProvider. All of them are optional. */
export interface DesignSystem {
  labels?: Readonly<Record<string, object | undefined>> | undefined
  locale?: string | undefined
  direction?: 'ltr' | 'rtl' | undefined
  linkComponent?: ElementType | undefined
  portalContainer?: Element | string | null | undefined
  defaultProps?: Readonly<Record<string, object | undefined>> | undefined
}

export const DesignSystemContext = createContext<DesignSystem>({})

/** The labels of a part of the design system: its own `labels`, else the provider's, else English. */
export function useLabels<L extends object>(part: string, english: L, overrides?: Partial<L>): L {
  const { labels } = use(DesignSystemContext)
  warnWithoutStyles()
  return { ...english, ...withoutGaps(labels?.[part] as Partial<L> | undefined), ...withoutGaps(overrides) }
}

/** The props of a component, and the provider's `defaultProps` where it has none. */
export function useProps<P extends object>(component: string, props: P): P {
  const defaults = use(DesignSystemContext).defaultProps?.[component]
  return defaults ? { ...defaults, ...(withoutGaps(props) as P) } : props
}

/** Values that are undefined do not replace the default ones. */
const withoutGaps = <V extends object>(values: Partial<V> | undefined) =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== undefined)) as Partial<V>

/** The language of numbers and dates. English without a provider, on the server and in the browser. */
export const useLocale = (ownLocale?: string) => ownLocale ?? use(DesignSystemContext).locale ?? 'en'

/** `fillIn` in the language of the provider. */
export function useFillIn() {
  const locale = useLocale()
  return useCallback(
    (template: Template, values: Readonly<Record<string, number | string>>) =>
      fillIn(template, values, locale),
    [locale],
  )
}

/** The element in which dialogs are rendered. Undefined means the `body`. */
export function usePortalContainer() {
  const { portalContainer } = use(DesignSystemContext)
  if (typeof portalContainer !== 'string') return portalContainer
  return typeof document === 'undefined' ? undefined : findContainer(portalContainer)
}

function findContainer(selector: string) {
  let element: Element | null = null
  try {
    element = document.querySelector(selector)
  } catch {
    // Not a selector. It is reported below.
  }
  if (!element)
    warnOnce(
      `DesignSystemProvider: portalContainer="${selector}" finds no element, so the body is used. Give the selector of an element that is in the page before a dialog opens.`,
    )
  return element ?? undefined
}

/**
 * The attributes that dialogs and toasts need, because they are rendered outside the element that has them.
 */
export function usePortalAttributes() {
  const { locale, direction } = use(DesignSystemContext)
  return { lang: locale, dir: direction }
}
