import { linkRules } from './links'
import { pageRules } from './pages'
import { planRules } from './plans'
import type { Rule } from './rule'
import { textRules } from './texts'

/** The conditions between fields, entities and routes. */
export const rules: readonly Rule[] = [...planRules, ...linkRules, ...pageRules, ...textRules]
