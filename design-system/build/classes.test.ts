import ts from 'typescript'
import { expect, it } from 'vitest'
import { prefixClasses } from './classes.ts'

/** Transforms a file with the prefix `p` and a Tailwind that knows the given classes, to JavaScript and declarations. */
async function compile(
  source: string,
  utilities = 'flex block px-2 px-6 hover:underline text-fg border',
  path = '/components/part.tsx',
) {
  const options: ts.CompilerOptions = {
    jsx: ts.JsxEmit.Preserve,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    declaration: true,
    noLib: true,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  host.getSourceFile = (name, target) =>
    name === path ? ts.createSourceFile(name, source, target, true) : undefined
  const program = ts.createProgram([path], options, host)
  const transformers = await prefixClasses(
    [program.getSourceFile(path)!],
    'p',
    async (candidates) => new Set(utilities.split(' ').filter((word) => candidates.includes(word))),
  )
  const outputs: string[] = []
  program.emit(undefined, (_, text) => outputs.push(text), undefined, false, transformers)
  return outputs as [script: string, declarations: string]
}

const one = async (source: string) => (await compile(source))[0]

it.each([
  ['an attribute', '<i className="flex px-2" />', 'className="p:flex p:px-2"'],
  ['an attribute of an inner part', '<X innerClassName="flex" />', 'innerClassName="p:flex"'],
  ['a conditional expression', "<i className={a ? 'flex' : 'block'} />", 'a ? "p:flex" : "p:block"'],
  ['a condition', "<i className={cx(a && 'flex', 'px-2')} />", 'cx(a && "p:flex", "p:px-2")'],
  ['a template', `<i className={\`flex \${a} px-2\`} />`, `\`p:flex \${a} p:px-2\``],
  ['a constant', "const row = 'flex px-2'\nexport const x = <i className={row} />", 'row = "p:flex p:px-2"'],
  ['a list', "const row = ['flex px-2', 'px-6']", '["p:flex p:px-2", "p:px-6"]'],
  ['a map of maps', "const m = { a: { 1: 'flex px-2' } }", '1: "p:flex p:px-2"'],
  ['a function', "const f = () => ['px-2', a]", '["p:px-2", a]'],
  ['a single word in cx', "const m = { a: cx('flex') }", 'cx("p:flex")'],
  ['a property', "const look = { className: 'flex', title: 'flex' }", 'className: "p:flex", title: \'flex\''],
  ['a default', "function F({ className = 'flex' }) { return <i className={className} /> }", '= "p:flex"'],
  ['a group', '<i className="group flex group/name peer" />', '"p:group p:flex p:group/name p:peer"'],
])('renames the classes of %s', async (_, source, result) => {
  expect(await one(source)).toContain(result)
})

it('renames classes in cva, not the names of its variants', async () => {
  const source = `cva('flex', {
    variants: { look: { border: 'border px-6' } },
    compoundVariants: [{ look: 'border', className: 'px-2' }],
    defaultVariants: { look: 'border' },
  })`
  const result = await one(source)
  expect(result).toContain('cva("p:flex"')
  expect(result).toContain('border: "p:border p:px-6"')
  expect(result).toContain('look: \'border\', className: "p:px-2"')
  expect(result).toContain("defaultVariants: { look: 'border' }")
})

it('changes nothing else', async () => {
  const result = await one(
    `<i role="border" title="flex" id="block" hidden={k === 'flex'} on={{ hidden: 'border' }} />`,
  )
  expect(result).not.toContain('p:')
})

it('renames a constant in its declaration too', async () => {
  const outputs = await compile("export const row = 'flex px-2'", 'flex px-2', '/components/row.ts')
  for (const output of outputs) expect(output).toContain('row = "p:flex p:px-2"')
  expect(outputs).toHaveLength(2)
})

it('fails for an unknown class and names its position', async () => {
  await expect(one('\n<i className="flex px-two" />')).rejects.toThrow(
    '/components/part.tsx:2: there is no utility "px-two"',
  )
})

it('fails for a part of a class', async () => {
  await expect(one(`<i className={\`px-\${a}\`} />`)).rejects.toThrow('there is no utility "px-"')
})

it('fails for an unknown class among known ones outside className', async () => {
  await expect(one("const row = 'px-2 px-two'")).rejects.toThrow('there is no utility "px-two"')
})
