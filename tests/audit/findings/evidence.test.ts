import { expect, it } from 'vitest'
import { fingerprintOf } from './evidence.ts'

const finding = {
  engine: 'layout' as const,
  rule: 'dangling-id',
  criteria: ['4.1.2'],
  impact: 'serious',
  selector: '',
  html: '',
  message: 'aria-controls="radix-_r_4_" on <button>Open</button>, /assets/icon-Ab3_x9Zq.svg',
}
const fingerprint = (change: Partial<typeof finding>) =>
  fingerprintOf('components--dialog--open', { ...finding, ...change })

it('a fingerprint is the same in another build, and differs between issues', () => {
  const rebuilt = 'aria-controls="radix-_r_1b_" on <button>Open</button>, /assets/icon-Xw12-4kP.svg'
  expect(fingerprint({ message: rebuilt })).toBe(fingerprint({}))
  expect(fingerprint({ selector: 'main > p', message: 'One' })).toBe(
    fingerprint({ selector: 'main > p', message: 'Two' }),
  )
  for (const change of [{ rule: 'repeated-id' }, { selector: 'main > p' }, { message: 'Another' }])
    expect(fingerprint(change)).not.toBe(fingerprint({}))
})
