'use client'

import { type ElementType, type ReactNode, use, useMemo } from 'react'
import type { PartialLabels } from '../labels/labels.ts'
import { DesignSystemContext } from './context.ts'
import type { DefaultProps } from './default-props.ts'
import { warnOnce } from './warn.ts'

export interface DesignSystemProviderProps {
  /**
   * Texts of the components, by component. A whole set comes from `@kaksha/design-system/labels/bn` (or `ar`, `de`,
   * `en`, `hi`); single texts: `{ popup: { close: 'Not now' } }`. The `labels` of a component go before these.
   */
  labels?: PartialLabels | undefined
  /** The language of numbers, dates and prices, such as 'bn-IN'. Also set `lang` on the `html` element. */
  locale?: string | undefined
  /** The direction of text in dialogs and toasts, which lie outside your markup. Also set `dir` on the `html` element. */
  direction?: 'ltr' | 'rtl' | undefined
  /**
   * Renders links within the site, and gets the props of an `<a>`. Next's Link as it is, given by a client component;
   * for React Router and TanStack Router a component that passes `href` on as `to`.
   */
  linkComponent?: ElementType | undefined
  /** The element that dialogs and toasts are appended to, or its selector. The `body` by default. */
  portalContainer?: Element | string | null | undefined
  /**
   * What components look like where their own props do not say it, by component: `{ Input: { size: 'sm' } }`. It is also
   * for a Button or Dialog that is part of another component.
   */
  defaultProps?: DefaultProps | undefined
  children?: ReactNode
}

/** The locale, unless it is no language tag: Intl would throw in every component that writes a number. */
function knownLocale(locale: string | undefined) {
  try {
    if (locale !== undefined) Intl.getCanonicalLocales(locale)
    return locale
  } catch {
    warnOnce(
      `DesignSystemProvider: locale="${locale}" is not a language tag, so it is ignored. Give one such as "bn-IN", with hyphens.`,
    )
    return undefined
  }
}

/** Reports the gaps of a label set, which show the English texts. */
function checkLabels(labels: PartialLabels | undefined) {
  for (const [part, texts] of Object.entries(labels ?? {}))
    for (const [name, text] of Object.entries(texts ?? {}))
      if (text === undefined)
        warnOnce(
          `DesignSystemProvider: labels.${part}.${name} is undefined, so the English text is shown. Give a text, or leave it out.`,
        )
}

/**
 * What all components below it share. Every prop is optional, and without a provider the texts are English.
 * A provider inside another one changes only what it is given.
 *
 * @example
 * <DesignSystemProvider labels={bn} locale="bn-IN" linkComponent={Link}>
 *   <App />
 * </DesignSystemProvider>
 */
export function DesignSystemProvider(props: DesignSystemProviderProps) {
  const { children, labels, locale, direction, linkComponent, portalContainer, defaultProps } = props
  const outer = use(DesignSystemContext)
  const value = useMemo(() => {
    if (process.env.NODE_ENV !== 'production') checkLabels(labels)
    return {
      labels: labels ?? outer.labels,
      locale: knownLocale(locale) ?? outer.locale,
      direction: direction ?? outer.direction,
      linkComponent: linkComponent ?? outer.linkComponent,
      portalContainer: portalContainer ?? outer.portalContainer,
      defaultProps: defaultProps ?? outer.defaultProps,
    }
  }, [outer, labels, locale, direction, linkComponent, portalContainer, defaultProps])
  return <DesignSystemContext value={value}>{children}</DesignSystemContext>
}
