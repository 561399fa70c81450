import { execFileSync } from 'node:child_process'
import { expect, it, vi } from 'vitest'
import { run } from '../../design-system/commands/run.ts'
import { createTheme } from '../../design-system/tokens/theme/create-theme.ts'
import { commandOf } from '../../docs/pages/foundations/brand-form/brand-draft.ts'

it('the command for a brand is read by a shell, and writes the same style sheet', () => {
  const font = '"Noto Sans Bengali", sans-serif'
  const values = { accent: '#7c3aed', ink: 'oklch(0.3 0.05 260)', radius: 12, font, brand: 'shop' }
  const printing = commandOf(values).replace('npx @kaksha/design-system', "printf '%s\\n'")
  const printed = execFileSync('sh', ['-c', printing], { encoding: 'utf8' }).trimEnd().split('\n')
  expect(printed.slice(-2)).toEqual(['--out', 'src/theme.css'])
  const output = { log: vi.fn(), error: vi.fn() }
  expect(run(printed.slice(0, -2), output)).toBe(0)
  expect(output.log).toHaveBeenCalledExactlyOnceWith(createTheme(values).css)
})
