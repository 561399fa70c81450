import { HtmlValidate, type Message, Parser, StaticConfigLoader } from 'html-validate'
import { type Entry, ledgerFor } from './ledger.ts'

/** What the living standard asks for, html-validate's own rules for people who do not see the page, and a few more. */
const presets = ['html-validate:standard', 'html-validate:a11y']
const rules = {
  'input-missing-label': 'error',
  'input-attributes': 'error',
  'no-implicit-close': 'error',
} as const
/** A strict policy refuses styles in the markup that is sent; what a script moves by hand no policy refuses. */
const served = { 'no-inline-style': 'error' } as const

const validatorOf = (config: typeof rules & Partial<typeof served>) =>
  new HtmlValidate(new StaticConfigLoader({ root: true, extends: presets, rules: config }))

const validator = validatorOf({ ...rules, ...served })
/** Of a document that a script has worked on. */
const live = validatorOf(rules)

/** Markup of a part, in the least document that it can stand in. */
export const inDocument = (html: string) =>
  `<!doctype html>\n<html lang="en-IN"><head><title>A part</title></head><body>${html}</body></html>\n`

/** The tag that a message is about: its line in a generated file would say nothing. */
const tagAt = (markup: string, { offset }: Message) => {
  const start = markup.lastIndexOf('<', offset)
  return markup.slice(start, markup.indexOf('>', offset) + 1).slice(0, 200)
}

/** Entries of the ledger that answered something: one that nothing needs any more has to go. */
export const used = new Set<Entry>()

/** Whether the ledger answers a message, asked with the validator's own parser, since there is no browser here. */
async function answers(markup: string, subject: string) {
  const entries = ledgerFor(subject).filter(({ engine }) => engine === 'html-validate')
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
 * What is wrong with a whole document, and is in no ledger: one line each.
 *
 * @param subject What is looked at, as the ledger names it: the id of a story, or a path of the site.
 */
export async function invalid(markup: string, subject: string, by = validator) {
  const { results } = await by.validateString(markup)
  const messages = results.flatMap((result) => result.messages)
  if (!messages.length) return []
  const answered = await answers(markup, subject)
  return messages
    .filter((message) => !answered(message))
    .map((message) => `${subject}: ${message.ruleId}: ${message.message}: ${tagAt(markup, message)}`)
}

/** The same of a page in which scripts have run, as the browser writes it down. */
export const invalidLive = (markup: string, subject: string) => invalid(markup, subject, live)
