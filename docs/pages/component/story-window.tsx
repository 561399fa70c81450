import { useEffect, useRef, useState } from 'react'
import { storyAddress, useSettings } from '../../ladle/settings.ts'
import { useRestoreFocus, useStoryFrame } from './use-story-frame.ts'

interface StoryWindowProps {
  story: string
  name: string
}

/**
 * A story in an iframe with the height of its content, so that media queries apply to the width of the frame. On a
 * large screen the frame has the width of a page and is scaled down to the available space.
 */
export function StoryWindow(props: StoryWindowProps) {
  const container = useRef<HTMLDivElement>(null)
  const [availableWidth, setAvailableWidth] = useState(0)

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) =>
      setAvailableWidth(Math.floor(entry?.contentRect.width ?? 0)),
    )
    if (container.current) observer.observe(container.current)
    return () => observer.disconnect()
  }, [])

  return (
    <div
      ref={container}
      className="min-h-30 overflow-clip border-y-2 border-border-subtle bg-page @max-xl:-mx-5 @xl:rounded-panel @xl:border-x-2"
    >
      {availableWidth > 0 && <ScaledFrame {...props} availableWidth={availableWidth} />}
    </div>
  )
}

/** Minimum width of the frame on a large screen. A narrower frame would show the tablet layout of a pattern. */
const fullWidth = 1040

function ScaledFrame({ story, name, availableWidth }: StoryWindowProps & { availableWidth: number }) {
  useSettings()
  const frame = useRef<HTMLIFrameElement>(null)
  const address = storyAddress(story, true)
  const { height, isReady } = useStoryFrame(frame, address)
  useRestoreFocus(frame, isReady)
  const width = availableWidth >= 700 ? Math.max(availableWidth, fullWidth) : availableWidth
  const scale = availableWidth / width
  return (
    <div style={{ height: Math.ceil(height * scale) }}>
      <iframe
        key={address}
        ref={frame}
        title={name}
        src={address}
        loading="lazy"
        inert={!isReady}
        className="block max-w-none origin-top-left rtl:origin-top-right"
        style={{ width, height, transform: scale < 1 ? `scale(${scale})` : undefined }}
      />
    </div>
  )
}
