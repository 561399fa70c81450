import { ArrowUpRight } from 'lucide-react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Heading } from '../../../design-system/components/heading/heading.tsx'
import { Icon } from '../../../design-system/components/icon/icon.tsx'
import { linkVariants } from '../../../design-system/components/link/link.tsx'
import { Text } from '../../../design-system/components/text/text.tsx'
import { named } from '../../ladle/names.ts'
import type { Code } from '../../ladle/plugin/highlight.ts'
import { addressOf, type Setting, SettingSelect, useSettings } from '../../ladle/settings.tsx'
import { CodeBlock } from '../code-block.tsx'
import { More, Words } from '../text.tsx'

interface ExampleProps {
  /** Name of the story, and its id in Ladle. */
  story: string
  id: string
  caption: string
  /** Rendered in the page. Without it, the story is shown in a frame. */
  Story: ComponentType | undefined
  code: Code
  /** The first example of the page: its code is open, and it has its own theme, width and direction. */
  isFirst: boolean
}

// On a phone an example fills the width of the window, as the story does when it is opened alone.
const box = 'border-y-2 border-border-subtle bg-page @max-xl:-mx-5 @xl:rounded-panel @xl:border-x-2'

/** A rendered story with its code. */
export function Example({ story, id, caption, Story, code, isFirst }: ExampleProps) {
  const name = named(story)
  const settings = useSettings()
  const [overrides, setOverrides] = useState<Partial<typeof settings>>({})
  return (
    <article aria-labelledby={`${id}-name`}>
      <Heading level={3} size="h3" id={`${id}-name`}>
        {name}
      </Heading>
      <div className="mt-1 mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <Text tone="muted">
          <Words>{caption}</Words>
        </Text>
        <a
          data-browser-only
          href={addressOf(id, true)}
          aria-label={`Open alone: ${name}`}
          className={`${linkVariants({ variant: 'plain' })} text-small`}
        >
          Open alone
          <Icon icon={ArrowUpRight} flip />
        </a>
      </div>
      {isFirst && (
        // biome-ignore lint/a11y/useSemanticElements: IBM Equal Access takes the visually hidden legend of a fieldset for a missing one
        <div
          role="group"
          aria-label="How this example is shown"
          data-browser-only
          className="mb-3 flex flex-wrap gap-3"
        >
          {(['theme', 'viewport', 'dir'] as const).map((setting) => (
            <SettingSelect
              key={setting}
              name={setting}
              value={overrides[setting] ?? settings[setting]}
              onValue={(value) => setOverrides({ ...overrides, [setting]: value })}
            />
          ))}
        </div>
      )}
      {Story && Object.keys(overrides).length === 0 ? (
        <div data-browser-only className={`isolate p-6 ${box}`}>
          <Story />
        </div>
      ) : (
        <StoryWindow id={id} name={`Example: ${name}`} overrides={overrides} />
      )}
      <More label="Code" of={name} open={isFirst}>
        <CodeBlock code={code} name={`Code of ${name}`} />
      </More>
    </article>
  )
}

/** Least width of the frame on a large screen. A narrower one would show the tablet layout of a pattern. */
const pageWidth = 1040

/** The height of the story. An open dialog is positioned over the page and does not add to `scrollHeight`. */
const heightOf = (body: HTMLElement) =>
  Math.max(body.querySelector('[role=dialog], [role=alertdialog]') ? 640 : 96, Math.ceil(body.scrollHeight))

interface StoryWindowProps {
  id: string
  name: string
  /** Display settings of this frame, in place of the page's. */
  overrides: Partial<Record<Setting, string>>
}

/**
 * A story in a frame with the height of its content, so that media queries apply to the width of the frame. On a large
 * screen the frame has the width of a page and is scaled down to the available space.
 */
function StoryWindow({ id, name, overrides }: StoryWindowProps) {
  useSettings()
  const container = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [available, setAvailable] = useState(0)
  const [height, setHeight] = useState(480)
  const [readyAddress, setReadyAddress] = useState('')
  const address = addressOf(id, true, overrides)
  const isReady = readyAddress === address

  useEffect(() => {
    const resize = new ResizeObserver(([entry]) => setAvailable(Math.floor(entry?.contentRect.width ?? 0)))
    if (container.current) resize.observe(container.current)
    return () => resize.disconnect()
  }, [])

  function observe() {
    const body = frame.current?.contentDocument?.body
    if (!body) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // A story may have its height before it is marked as shown.
    const settle = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (body.ownerDocument.documentElement.dataset.shown) setReadyAddress(address)
        else if (frame.current?.contentDocument?.body === body) settle()
      }, 600)
    }
    new ResizeObserver(() => {
      setHeight(heightOf(body))
      settle()
    }).observe(body)
  }

  // A story that takes the focus while it renders must not take it from the page. The frame is inert until it has
  // rendered, so a visitor cannot have moved the focus there.
  useEffect(() => {
    if (isReady) return
    let last = document.activeElement
    const remember = () => {
      if (document.activeElement !== frame.current) last = document.activeElement
    }
    // The browser dispatches blur before it has finished moving focus.
    const restore = () =>
      setTimeout(() => {
        if (document.activeElement !== frame.current) return
        frame.current?.blur()
        if (last instanceof HTMLElement) last.focus({ preventScroll: true })
      })
    document.addEventListener('focusin', remember)
    window.addEventListener('blur', restore)
    return () => {
      document.removeEventListener('focusin', remember)
      window.removeEventListener('blur', restore)
    }
  }, [isReady])

  const full = available >= 700 ? Math.max(available, pageWidth) : available
  const width = Number(overrides.viewport) || full
  const scale = width ? Math.min(1, available / width) : 1
  return (
    <div ref={container} className={`min-h-30 overflow-clip ${box}`}>
      <div style={{ height: Math.ceil(height * scale) }}>
        {available > 0 && (
          <iframe
            key={address}
            ref={frame}
            title={name}
            src={address}
            loading="lazy"
            inert={!isReady}
            onLoad={observe}
            className="mx-auto block max-w-none origin-top-left rtl:origin-top-right"
            style={{ width, height, transform: scale < 1 ? `scale(${scale})` : undefined }}
          />
        )}
      </div>
    </div>
  )
}
