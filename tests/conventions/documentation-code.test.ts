import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { codeOf } from '../../docs/ladle/plugin/code'
import { read, root } from '../../docs/ladle/plugin/folders.ts'
import { highlight } from '../../docs/ladle/plugin/highlight'
import { codeBlocks } from '../../docs/ladle/plugin/mdx.ts'
import { typescript } from '../../docs/ladle/plugin/props.ts'

// The tests of the consumers compile and render the code of every story that a page shows.
const source = `import { X } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { Card } from '../card/card.tsx'

const label = 'Close'
const unused = 'never'

/** A caption, which the page has already. */
export const Closing = (props: ButtonProps) => {
  const [open] = useState(false)
  return <Card>{open && <Button {...props} aria-label={label}><X /></Button>}</Card>
}
`

it('the code of a story has the parts of its file that it needs, imported from the package', () => {
  expect(
    codeOf(source, 'Closing'),
  ).toBe(`import { Button, type ButtonProps, Card } from '@kaksha/design-system'
import { X } from 'lucide-react'
import { useState } from 'react'

const label = 'Close'

export const Closing = (props: ButtonProps) => {
  const [open] = useState(false)
  return <Card>{open && <Button {...props} aria-label={label}><X /></Button>}</Card>
}
`)
})

it('highlighted code keeps every character, and has more colours than comments', () => {
  const pieces = highlight(source)
  expect(pieces.map(([text]) => text).join('')).toBe(source)
  const colourOf = (text: string) => pieces.find(([found]) => found.trim() === text)?.[1]
  const parts = ['import', "'lucide-react'", 'Button', '/** A caption, which the page has already. */']
  expect(new Set(parts.map(colourOf).filter(Boolean)).size).toBe(4)
})

/** Their code imports packages that tests/consumers installs, where it is compiled. */
const compiledElsewhere = /install-with-(astro|next|react-router)|react-aria/

/** As the plugin of TanStack Router writes them for the routes of a site. */
const routeTypes = `import type { AnyRoute } from '@tanstack/react-router'
declare module '@tanstack/react-router' {
  interface FileRoutesByPath {
    '/': { id: '/'; path: '/'; fullPath: '/'; preLoaderRoute: AnyRoute; parentRoute: AnyRoute }
  }
}`

it('the code in guides compiles, each file at its place beside the others of its page', () => {
  const files = new Map(
    ['guide', 'foundations'].flatMap((folder) =>
      readdirSync(`${root}docs/pages/${folder}`)
        .filter((page) => page.endsWith('.mdx') && !compiledElsewhere.test(page))
        .flatMap((page) =>
          codeBlocks(read(`docs/pages/${folder}/${page}`))
            .filter(({ type }) => /^tsx?$/.test(type))
            .map(({ name, code }) => [`${root}docs/pages/${folder}/${page}-code/${name}`, code]),
        ),
    ) as [string, string][],
  )
  // A test without a browser is about the same form as the one in a browser.
  files.set(`${root}docs/pages/guide/testing.mdx-code/enquiry.tsx`, read('docs/pages/snippets/enquiry.tsx'))
  files.set(`${root}docs/pages/guide/routes.d.ts`, routeTypes)
  expect(files.size).toBeGreaterThan(20)
  const { config } = typescript.readConfigFile(`${root}tsconfig.json`, typescript.sys.readFile)
  const { options } = typescript.parseJsonConfigFileContent({ ...config, include: [] }, typescript.sys, root)
  const host = typescript.createCompilerHost({ ...options, incremental: false })
  const { fileExists, readFile } = host
  host.fileExists = (file) => files.has(file) || fileExists(file)
  host.readFile = (file) => files.get(file) ?? readFile(file)
  // The folders are not on the disk.
  host.directoryExists = undefined
  const program = typescript.createProgram([...files.keys()], { ...options, incremental: false }, host)
  const faults = [...files.keys()].flatMap((file) => {
    const source = program.getSourceFile(file)
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
  })
  expect(
    faults.map(
      ({ file, messageText }) =>
        `${file?.fileName.replace(root, '')}: ${typescript.flattenDiagnosticMessageText(messageText, ' ')}`,
    ),
  ).toEqual([])
})
