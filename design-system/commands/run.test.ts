import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { installed, manifest, viteSite, write } from './project.fixture'
import { run } from './run'

/** Runs a command, with what it wrote. */
function call(...args: string[]) {
  const written = { log: '', error: '' }
  const code = run(args, {
    log: (text) => {
      written.log += text
    },
    error: (text) => {
      written.error += text
    },
  })
  return { code, ...written }
}

/** A site without a style sheet. */
const broken = () => write({ ...viteSite, 'src/main.tsx': "import './app'\n" })

describe('doctor', () => {
  it('prints each problem with its place and what to do', () => {
    const { code, log, error } = call('doctor', broken())
    expect(log).toMatch(
      /^src\/app\.tsx:1 {2}error {2}style-sheets\n {2}Components are used, .*\n {2}To do: Import .*\n\n1 error\.\n$/,
    )
    expect(code).toBe(1)
    expect(error).toBe('')
  })

  it('succeeds without errors', () => {
    expect(call('doctor', write(viteSite))).toEqual({ code: 0, log: 'No problem was found.\n', error: '' })
  })

  it('names the packages of a monorepo', () => {
    const folder = write({
      'a/package.json': manifest(),
      ...installed({ react: '18.3.1' }, 'a/node_modules'),
      'b/package.json': manifest(),
      'package.json': { name: 'all' },
    })
    expect(call('doctor', folder).log).toMatch(/^In a:\n\npackage\.json {2}error[\s\S]*\nIn b:\n/)
  })

  it('prints JSON for programs', () => {
    const { code, log } = call('doctor', '--json', broken())
    expect(JSON.parse(log)).toMatchObject({
      errors: 1,
      projects: [{ project: '.', findings: [{ check: 'style-sheets', file: 'src/app.tsx', line: 1 }] }],
    })
    expect(code).toBe(1)
  })
})

describe('theme', () => {
  it('writes a style sheet, or prints it', () => {
    const out = join(write({}), 'styles/brand/theme.css')
    expect(
      call('theme', '--accent', 'teal', '--heading-font', 'Lora', '--radius', '8', '--out', out),
    ).toMatchObject({
      code: 0,
      log: '',
    })
    const { log } = call(
      'theme',
      '--accent',
      'hsl(180 100% 25.1%)',
      '--heading-font',
      'Lora',
      '--radius',
      '8',
    )
    expect(log).toBe(readFileSync(out, 'utf8'))
    expect(log).toContain('--ds-font-heading: Lora;')
    expect(call('theme', '--accent', 'teal', '--dark-selector', '.night').log).toContain(':root:is(.night) {')
  })

  it('refuses a wrong value', () => {
    const { code, error } = call('theme', '--accent', 'brand')
    expect(error).toMatch(/^accent: “brand” cannot be read[\s\S]*Usage: .* theme --accent COLOUR/)
    expect(code).toBe(2)
  })

  it('fails where the file cannot be written', () => {
    const { code, error } = call('theme', '--accent', '#1d4ed8', '--out', write({}))
    expect(error).toContain('EISDIR')
    expect(code).toBe(1)
  })
})

describe('a call', () => {
  it.each([
    [[], 'The commands are: theme, doctor.'],
    [['toString'], 'The commands are: theme, doctor.'],
    [['doctor', '--fix'], "Unknown option '--fix'"],
    [['doctor', 'a', 'b'], 'There can be one folder.'],
    [['doctor', 'none/at/all'], 'There is no folder “none/at/all”.'],
  ])('that is wrong is refused: %j', (args, message) => {
    const { code, error, log } = call(...args)
    expect(error).toContain(message)
    expect(error).toContain('Usage: npx @kaksha/design-system')
    expect({ code, log }).toEqual({ code: 2, log: '' })
  })

  it.each([['theme'], ['doctor']])('for help prints the usage of %s', (name) => {
    expect(call(name, '--help')).toMatchObject({
      code: 0,
      log: expect.stringContaining(`design-system ${name}`),
    })
    expect(call('-h').log).toContain(`design-system ${name}`)
  })
})
