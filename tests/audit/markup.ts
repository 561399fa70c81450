import { HtmlValidate, type Message, Parser, StaticConfigLoader } from 'html-validate'
import { type Entry, exceptionsFor } from './findings/exceptions.ts'

/** The rules of the HTML standard, html-validate's accessibility rules, and a few more. */
const presets = ['html-validate:standard', 'html-validate:a11y']
const rules = {
  'input-missing-label': 'error',
  'input-attributes': 'error',
  'no-implicit-close': 'error',
} as const
/** A strict policy blocks style attributes in the served markup, but not styles that a script sets on an element. */
const served = { 'no-inline-style': 'error' } as const

const validatorOf = (config: typeof rules & Partial<typeof served>) =>
  new HtmlValidate(new StaticConfigLoader({ root: true, extends: presets, rules: config }))

const validator = validatorOf({ ...rules, ...served })
/** The check for a document that scripts have changed. */
const live = validatorOf(rules)

/** The markup of a part, in a minimal document. */
export const inDocument = (html: string) =>
  `<!doctype html>\n<html lang="en-IN"><head><title>A part</title></head><body>${html}</body></html>\n`

/** The tag that a message refers to: a line number in generated markup would not help. */
const tagAt = (markup: string, { offset }: Message) => {
  const start = markup.lastIndexOf('<', offset)
  return markup.slice(start, markup.indexOf('>', offset) + 1).slice(0, 200)
}

/** The exceptions that have matched something; unused ones fail the audit. */
export const used = new Set<Entry>()

/** Returns a function that tests whether an exception matches a message. Selectors are matched by html-validate's parser. */
async function exceptionMatcher(markup: string, subject: string) {
  const entries = exceptionsFor(subject).filter(({ engine }) => engine === 'html-validate')
  if (!entries.length) return () => false
  const document = new Parser(await validator.getConfigFor('page.html')).parseHtml(markup)
  return ({ ruleId, selector }: Message) => {
    const element = selector && document.querySelector(selector)
    const entry = entries.find(
      (candidate) =>
        candidate.rule === ruleId &&
        element &&
        document.querySelectorAll(candidate.element).includes(element),
    )
    if (entry) used.add(entry)
    return Boolean(entry)
  }
}

/**
 * The errors in a whole document that no exception matches: one line each.
 *
 * @param subject The subject, as the exceptions name it: the id of a story, or a path of the site.
 */
export async function invalid(markup: string, subject: string, by = validator) {
  const { results } = await by.validateString(markup)
  const messages = results.flatMap((result) => result.messages)
  if (!messages.length) return []
  const hasException = await exceptionMatcher(markup, subject)
  return messages
    .filter((message) => !hasException(message))
    .map((message) => `${subject}: ${message.ruleId}: ${message.message}: ${tagAt(markup, message)}`)
}

/** The same for a page in which scripts have run, serialised by the browser. */
export const invalidLive = (markup: string, subject: string) => invalid(markup, subject, live)
