import ts from 'typescript'
import { expect, it } from 'vitest'
import { markOwnElements } from './own-elements.ts'

function mark(source: string) {
  const file = ts.createSourceFile('part.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const { transformed } = ts.transform(file, [markOwnElements('p')])
  return ts.createPrinter().printFile(transformed[0]!).trim()
}

it.each([
  ['without a class', '<li/>', '<li className="p:"/>'],
  ['with children', '<ul><li/></ul>', '<ul className="p:"><li className="p:"/></ul>'],
  [
    'with the class of the caller alone',
    '<a href="/" className={className} {...rest}/>',
    '<a href="/" className={className ? `p: $' + '{className}` : "p:"} {...rest}/>',
  ],
  [
    'with a class in one case',
    '<li className={wide ? "w-full" : undefined}/>',
    '<li className={wide ? "w-full" : "p:"}/>',
  ],
  [
    'that the caller chooses, with a class or none',
    '<Tag className={look() || undefined} {...rest}/>',
    '<Tag className={look() || "p:"} {...rest}/>',
  ],
  ['that is the link of the provider', '<Anchor href="/"/>', '<Anchor href="/" className="p:"/>'],
])('gives a class to an element %s', (_, source, result) => {
  expect(mark(source)).toBe(`${result};`)
})

it.each([
  ['with its own class', '<li className="flex"/>'],
  ['with a class that is computed', '<li className={look({ className })}/>'],
  ['with a class in each case', '<li className={wide ? "w-full" : "flex"}/>'],
  ['with properties of the caller, which may contain a class', '<a href="/" {...rest}/>'],
  ['that is a component', '<Icon size="text"/>'],
  ['of a drawing', '<path d="M0 0"/>'],
])('changes nothing in an element %s', (_, source) => {
  expect(mark(source)).toBe(`${source};`)
})
