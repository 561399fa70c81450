/** Code in colours, by Shiki while the pages are built: the browser gets the coloured pieces alone. */
import { createCssVariablesTheme, createHighlighterCoreSync } from '@shikijs/core'
import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript'
import bash from '@shikijs/langs/bash'
import css from '@shikijs/langs/css'
import html from '@shikijs/langs/html'
import tsx from '@shikijs/langs/tsx'

/** Pieces of one code in their order, each with the name of its colour (`--code-` in docs.css) or none. */
export type Code = [text: string, colour: string][]

const theme = createCssVariablesTheme()
const highlighter = createHighlighterCoreSync({
  themes: [theme],
  langs: [tsx, css, html, bash],
  engine: createJavaScriptRegexEngine(),
})

/** Where the ending of a file is not the name of its language. */
const languages: Record<string, string> = { ts: 'tsx', sh: 'bash' }

/** @param type The ending of a file of that language. */
export function highlight(code: string, type = 'tsx'): Code {
  // Without a time limit: a line that a busy machine reads slowly would lose its colours.
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
      // Few pieces for the browser: a space needs no colour.
      if (last && (last[1] === colour || !content.trim())) last[0] += content
      else pieces.push([content, colour])
    }
  return pieces
}
