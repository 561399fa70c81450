/** Syntax highlighting with Shiki at build time. The browser gets only the resulting tokens. */
import { createCssVariablesTheme, createHighlighterCoreSync } from '@shikijs/core'
import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript'
import bash from '@shikijs/langs/bash'
import css from '@shikijs/langs/css'
import html from '@shikijs/langs/html'
import json from '@shikijs/langs/json'
import tsx from '@shikijs/langs/tsx'

/** The tokens of a code sample in order, each with the name of its colour (`--code-` in docs.css) or an empty name. */
export type Code = [text: string, colour: string][]

const theme = createCssVariablesTheme()
const highlighter = createHighlighterCoreSync({
  themes: [theme],
  langs: [tsx, css, html, json, bash],
  engine: createJavaScriptRegexEngine(),
})

/** File extensions that differ from the name of the language. */
const languages: Record<string, string> = { ts: 'tsx', js: 'tsx', astro: 'tsx', sh: 'bash' }

/** @param type The file extension. */
export function highlight(code: string, type = 'tsx'): Code {
  // No time limit, or a line could stay without colours on a slow machine.
  const lines = highlighter.codeToTokensBase(code, {
    lang: languages[type] ?? type,
    theme,
    tokenizeTimeLimit: 0,
  })
  const pieces: Code = []
  for (const [index, line] of lines.entries())
    for (const { content, color = '' } of index ? [{ content: '\n' }, ...line] : line) {
      const colour = color.match(/token-(?!punctuation)([a-z-]+)/)?.[1] ?? ''
      const last = pieces.at(-1)
      // Merges white space with the previous token, to reduce the number of elements.
      if (last && (last[1] === colour || !content.trim())) last[0] += content
      else pieces.push([content, colour])
    }
  return pieces
}
