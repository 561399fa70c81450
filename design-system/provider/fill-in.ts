/**
 * A text with values in braces: `'{number} of {total}'`. If the text depends on a number, one text for each plural
 * category of the language. A function is accepted where it need not be sent from a server to the browser.
 */
export type Template =
  | string
  | ({ readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>)
  | ((...values: never[]) => string)

/** Puts the values into a template. Numbers have the digits of the language, without separators. */
export function fillIn(template: Template, values: Readonly<Record<string, number | string>>, locale = 'en') {
  if (typeof template === 'function') return template(...(Object.values(values) as never[]))
  const count = Object.values(values).find((value) => typeof value === 'number')
  const text =
    typeof template === 'string'
      ? template
      : (template[new Intl.PluralRules(locale).select(count ?? 0)] ?? template.other)
  return text.replace(/\{(\w+)\}/g, (name) => {
    const value = values[name.slice(1, -1)]
    return typeof value === 'number' ? value.toLocaleString(locale, { useGrouping: false }) : (value ?? name)
  })
}
