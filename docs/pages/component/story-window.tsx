import { useEffect, useRef, useState } from 'react'
import { storyAddress } from '../../ladle/settings.ts'
import { useSettings } from '../../ladle/use-settings.ts'
import { useFollowed, useKeptFocus } from './use-followed.ts'

interface StoryWindowProps {
  story: string
  name: string
}

/**
 * A story in an iframe with the height of its content, so that media queries apply to the width of the frame. On a
 * large screen the frame has the width of a page and is scaled down to the available space.
 */
export function StoryWindow(props: StoryWindowProps) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(Math.floor(entry?.contentRect.width ?? 0)))
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  return (
    <div
      ref={box}
      className="min-h-30 overflow-clip border-y-2 border-border-subtle bg-page @max-xl:-mx-5 @xl:rounded-panel @xl:border-x-2"
    >
      {room > 0 && <Pane {...props} room={room} />}
    </div>
  )
}

/** Minimum width of the frame on a large screen. A narrower frame would show the tablet layout of a pattern. */
const page = 1040

function Pane({ story, name, room }: StoryWindowProps & { room: number }) {
  useSettings()
  const frame = useRef<HTMLIFrameElement>(null)
  const address = storyAddress(story, true)
  const { height, stands } = useFollowed(frame, address)
  useKeptFocus(frame, stands)
  const width = room >= 700 ? Math.max(room, page) : room
  const scale = room / width
  return (
    <div style={{ height: Math.ceil(height * scale) }}>
      <iframe
        key={address}
        ref={frame}
        title={name}
        src={address}
        loading="lazy"
        inert={!stands}
        className="block max-w-none origin-top-left rtl:origin-top-right"
        style={{ width, height, transform: scale < 1 ? `scale(${scale})` : undefined }}
      />
    </div>
  )
}
