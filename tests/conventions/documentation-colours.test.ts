import { execFileSync } from 'node:child_process'
import { describe, expect, it, vi } from 'vitest'
import { run } from '../../design-system/commands/run.ts'
import { pairs } from '../../design-system/tokens/pairs.ts'
import { createTheme } from '../../design-system/tokens/theme/create-theme.ts'
import { commandOf } from '../../docs/pages/create-brand/brand-draft.ts'
import { examine, sheetOf } from '../../docs/pages/try-colours/draft.ts'
import { meanings } from '../../docs/pages/try-colours/meanings.ts'

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

describe('custom colours', () => {
  const draft = { 'light.page.text-muted': '#8a8a8a', 'dark.root.accent': 'rgb(255 200 0)' }

  it('are checked, except values that are still being typed', () => {
    const { failures, problems, draft: readable } = examine({ ...draft, 'light.page.bg': '#f' })
    expect(failures.map(({ foreground }) => foreground)).toEqual(Array(7).fill('text-muted'))
    expect([...problems]).toEqual([['light.page.bg', expect.stringContaining('cannot be read')]])
    expect(readable).toEqual(draft)
  })

  it('become a style sheet with the changes of each theme', () => {
    const sheet = sheetOf(draft)
    expect(sheet).toMatch(/^:root \{[^}]*--ds-text-muted: #8a8a8a;/)
    expect(sheet).toMatch(
      /:root\[data-theme="dark"\] \{[^}]*--ds-accent: #ffc800;[^}]*--ds-text-muted: #bcd0c6;/,
    )
    expect(sheet.match(/--ds-text-muted/g)).toHaveLength(5)
    expect(sheet).not.toContain('--ds-link')
  })

  it('exist for every token that a component may use, and no other', () => {
    const named = meanings.flatMap(({ colours }) => Object.keys(colours))
    const checked = new Set(pairs.flatMap(({ foreground, backgrounds }) => [foreground, ...backgrounds]))
    expect(named.sort()).toEqual([...checked].sort())
  })
})
