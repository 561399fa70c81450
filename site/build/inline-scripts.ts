/** The modules of `site/browser/`, without `inline-`, that are inlined in the head of a page, by its path. */
const inlineScripts: Record<string, string> = { '/': 'home', '/faq': 'faq' }

export const inlineScriptOf = (path: string) => inlineScripts[path] ?? 'page'

/** Each is a build by itself: a script that is not a module has one input. */
export const inlineScriptNames = ['page', ...Object.values(inlineScripts)]
