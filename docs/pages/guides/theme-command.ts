import type { Code } from '../../ladle/plugin/highlight.ts'
import theme from '../snippets/theme.sh?code'
import { firstPages } from './install-pages.ts'

/** The command that makes the theme, with the file of a site. `tests/consumers` runs it. */
export const themeOf = (site: keyof typeof firstPages): Code =>
  theme.map(([text, colour]) => [text.replace('src/theme.css', firstPages[site].theme), colour])
