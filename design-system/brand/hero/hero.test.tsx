import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { pressKeys, testKeys } from '../../testing/index.ts'
import { withoutMotion } from '../../testing/page/page.tsx'
import meta from './hero.meta.ts'
import { Default, OnePhrase } from './hero.stories.tsx'

const sentence = 'Put your maths tuition online in ten minutes.'
const typed = () => document.querySelector('[data-slot=typewriter]')

describe('the headline', () => {
  it('stays one sentence while the second line is being typed', async () => {
    render(<Default />)
    await vi.waitFor(() => expect(typed()).not.toHaveTextContent('maths tuition'))
    expect(screen.getByRole('heading', { level: 1, name: sentence })).toBeVisible()
  })

  it('keeps its height when the typed line is empty', () => {
    render(<Default />)
    const before = screen.getByRole('heading').offsetHeight
    typed()!.textContent = ''
    expect(screen.getByRole('heading').offsetHeight).toBe(before)
  })
})

testKeys(
  meta.contract,
  pressKeys(async (press) => {
    render(<Default />)
    await press(screen.getByRole('button', { name: 'Pause the headline' }))
    await vi.waitFor(() => expect(typed()).toHaveAttribute('data-paused'))
    const play = screen.getByRole('button', { name: 'Play the headline' })
    expect(play).toHaveFocus()
    await press(play)
    await vi.waitFor(() => expect(typed()).not.toHaveAttribute('data-paused'))
  }, 'the pause button'),
)

describe('the pause button', () => {
  it('is not rendered if nothing is animated', () => {
    render(<OnePhrase />)
    expect(screen.getByRole('heading', { name: /tabla class/ })).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('is hidden with reduced motion', async () => {
    await withoutMotion()
    render(<Default />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
