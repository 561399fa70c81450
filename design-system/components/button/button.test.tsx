import { render, screen, waitFor } from '@testing-library/react'
import { ArrowRight, X } from 'lucide-react'
import { createRef, type ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { click, frames, press, pressKeys, testKeys, testLiveRegion, ways } from '../../testing/index.ts'
import { lazyChild } from '../../testing/page/page.tsx'
import { testTypes } from '../../testing/test-types.ts'
import meta from './button.meta.ts'
import { Default, Loading } from './button.stories.tsx'
import { Button, type ButtonProps } from './button.tsx'

testKeys(meta.contract, {
  ...pressKeys(async (press) => {
    const pressed = vi.fn()
    render(<Button onClick={pressed}>Save</Button>)
    await userEvent.keyboard('{Tab}')
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
    await press(screen.getByRole('button', { name: 'Save' }))
    await frames(6)
    expect(pressed).toHaveBeenCalledOnce()
  }),
  Escape: async () => {
    render(
      <Button inactive inactiveReason="Save it first.">
        Send
      </Button>,
    )
    await userEvent.keyboard('{Tab}')
    expect(await screen.findByRole('tooltip')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    expect(screen.getByRole('button')).toHaveFocus()
  },
})

testLiveRegion(<Button loading={false}>Send</Button>, {
  after: <Button loading>Send</Button>,
  text: 'Loading...',
})

it('does not submit a form unless its type is submit', async () => {
  const submit = vi.fn((event: Event) => event.preventDefault())
  render(
    <form ref={(form) => form?.addEventListener('submit', submit)}>
      <Button>Help</Button>
      <Button type="submit">Send</Button>
    </form>,
  )
  await click(screen.getByRole('button', { name: 'Help' }))
  expect(submit).not.toHaveBeenCalled()
  await click(screen.getByRole('button', { name: 'Send' }))
  expect(submit).toHaveBeenCalledOnce()
})

describe('loading', () => {
  it('keeps its focus, its name and its size', async () => {
    const { rerender } = render(<Button loading={false}>Send message</Button>)
    const button = screen.getByRole('button', { name: 'Send message' })
    const { width, height } = button.getBoundingClientRect()
    button.focus()

    rerender(<Button loading>Send message</Button>)
    expect(screen.getByRole('button', { name: 'Send message' })).toBe(button)
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription('Loading...')
    // Browsers include text that CSS draws in the accessible name.
    expect(button.querySelector('[data-text]')).toHaveAttribute('aria-hidden', 'true')
    expect(button.getBoundingClientRect()).toMatchObject({ width, height })

    rerender(<Button loading={false}>Send message</Button>)
    expect(button).not.toHaveAttribute('aria-disabled')
  })

  it('shows the loading text, once in the text of the page', () => {
    render(<Button loading>Send message</Button>)
    const drawn = screen.getByRole('button').querySelector('[data-text]')!
    expect(getComputedStyle(drawn, '::after').content).toBe('"Loading..."')
    expect(screen.getAllByText('Loading...')).toHaveLength(1)
  })

  it.each(ways)('ignores presses by %s, and Enter in a field does not submit', async (way) => {
    const pressed = vi.fn()
    const submit = vi.fn((event: Event) => event.preventDefault())
    render(
      <form ref={(form) => form?.addEventListener('submit', submit)}>
        <input aria-label="Name" />
        <Button type="submit" loading onClick={pressed}>
          Send
        </Button>
      </form>,
    )
    await press(screen.getByRole('button'), way)
    screen.getByLabelText('Name').focus()
    await userEvent.keyboard('{Enter}')
    await frames()
    expect(pressed).not.toHaveBeenCalled()
    expect(submit).not.toHaveBeenCalled()
  })

  it('replaces a lone icon with the spinner', () => {
    render(<Loading />)
    const refresh = screen.getByRole('button', { name: 'Refresh' })
    expect(refresh.querySelectorAll('svg')).toHaveLength(1)
    expect(refresh.querySelector('[data-slot=spinner]')).not.toBeNull()
  })
})

it.each(ways)(
  'while inactive stays in the tab order, ignores presses, describes and shows the reason, by %s',
  async (way) => {
    const pressed = vi.fn()
    const submit = vi.fn((event: Event) => event.preventDefault())
    render(
      <form ref={(form) => form?.addEventListener('submit', submit)}>
        <Button type="submit" inactive inactiveReason="This is the first step." onClick={pressed}>
          Previous
        </Button>
      </form>,
    )
    await userEvent.keyboard('{Tab}')
    const button = screen.getByRole('button', { name: 'Previous' })
    expect(button).toHaveFocus()
    expect(button).toHaveAccessibleDescription('This is the first step.')
    expect(await screen.findByRole('tooltip')).toHaveTextContent('This is the first step.')
    await userEvent.keyboard('{Escape}')
    await press(button, way)
    await frames()
    expect(screen.getByRole('tooltip')).toBeVisible()
    expect(pressed).not.toHaveBeenCalled()
    expect(submit).not.toHaveBeenCalled()
    expect(button).toHaveFocus()
    await press(document.body, way === 'keyboard' ? 'mouse' : way)
    expect(screen.queryByRole('tooltip')).toBeNull()
  },
)

it('keeps a given description', () => {
  render(
    <>
      <p id="terms">You accept the terms.</p>
      <Button aria-describedby="terms" loading>
        Pay
      </Button>
    </>,
  )
  expect(screen.getByRole('button')).toHaveAccessibleDescription('You accept the terms. Loading...')
})

it.each([
  ['its child', (link: ReactElement<{ className?: string }>) => link],
  ['a child that a server component passes', lazyChild],
])('passes styles, props and ref to %s with asChild, and keeps its own', async (_, given) => {
  const own = createRef<HTMLAnchorElement>()
  const outer = createRef<HTMLButtonElement>()
  const pressed: string[] = []
  render(
    <Button
      asChild
      variant="primary"
      id="start"
      ref={outer}
      className="mt-4"
      style={{ marginTop: 7 }}
      onClick={() => pressed.push('button')}
    >
      {given(
        <a
          href="/free"
          ref={own}
          className="w-full"
          style={{ marginBottom: 9 }}
          onClick={(event) => {
            event.preventDefault()
            pressed.push('link')
          }}
        >
          Start Free
        </a>,
      )}
    </Button>,
  )
  const link = screen.getByRole('link', { name: 'Start Free' })
  expect(own.current).toBe(link)
  expect(outer.current).toBe(link)
  expect(screen.queryByRole('button')).toBeNull()
  expect(link).toHaveAttribute('id', 'start')
  expect(link).toHaveAttribute('data-slot', 'button')
  expect(link).toHaveClass('mt-4', 'w-full', 'bg-accent')
  expect(link).toHaveStyle({ marginTop: '7px', marginBottom: '9px' })
  await userEvent.click(link)
  expect(pressed).toEqual(['link', 'button'])
})

it('mirrors its arrow in right-to-left text', () => {
  render(
    <>
      <Default />
      <div dir="rtl">
        <Button>
          بعد <ArrowRight data-nudge />
        </Button>
      </div>
    </>,
  )
  const scale = (name: string) =>
    getComputedStyle(screen.getByRole('button', { name }).querySelector('svg')!).scale
  expect(scale('Save & Next')).toBe('none')
  expect(scale('بعد')).toBe('-1 1')
})

describe.each([
  ['inactive', { inactive: true, inactiveReason: 'Save it first.' }],
  ['loading', { loading: true }],
])('%s', (_, state) => {
  it('does not open what it is the trigger of, by mouse and keyboard', async () => {
    const opened = vi.fn()
    render(
      <Button
        {...state}
        onPointerDown={opened}
        onMouseDown={opened}
        onClick={opened}
        onKeyDown={({ key }) => opened(key)}
      >
        Actions
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Actions' })
    await userEvent.click(button, { force: true })
    expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter} {ArrowDown}{ArrowUp}{ArrowLeft}{ArrowRight}')
    expect(opened).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(opened).toHaveBeenCalledExactlyOnceWith('Escape')
  })
})

testTypes(() => [
  // @ts-expect-error: an icon without text needs aria-label or aria-labelledby
  <Button key="1" size="icon">
    <X />
  </Button>,
  <Button key="2" size="icon" aria-label="Close">
    <X />
  </Button>,
  <Button key="3" size="icon" aria-labelledby="title">
    <X />
  </Button>,
  // @ts-expect-error: a disabled button cannot be focused; use `inactive` with an `inactiveReason`
  <Button key="4" disabled>
    Save
  </Button>,
  // @ts-expect-error: a link cannot be loading
  <Button key="5" asChild loading>
    <a href="/free">Start</a>
  </Button>,
  // @ts-expect-error: a link cannot be inactive; leave it out or write text
  <Button key="6" asChild inactive>
    <a href="/free">Start</a>
  </Button>,
])

// A component of a site can wrap Button.
testTypes(() => {
  interface SaveProps extends ButtonProps {
    saved: boolean
  }
  const Save = ({ saved, ...rest }: SaveProps) => <Button {...rest} inactive={saved} />
  const Plain = (props: Omit<ButtonProps, 'variant'>) => <Button {...props} variant="ghost" />
  const dynamic = (size: 'md' | 'icon', asChild: boolean | undefined) => (
    <Button size={size} asChild={asChild} onClick={(event) => event.currentTarget.blur()}>
      <X />
    </Button>
  )
  return [Save, Plain, dynamic]
})
