declare module 'turndown' {
  interface Rule {
    filter: string | string[] | ((node: Node) => boolean)
    replacement: (content: string, node: Node) => string
  }
  export default class Turndown {
    constructor(options: { headingStyle: 'atx'; bulletListMarker: '-'; emDelimiter: '*' })
    addRule(name: string, rule: Rule): this
    turndown(html: string): string
  }
}
