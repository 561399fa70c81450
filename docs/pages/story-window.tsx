import { useEffect, useRef, useState } from 'react'
import { storyAddress } from '../ladle/settings.ts'
import { useSettings } from '../ladle/use-settings.ts'

/** A pattern is drawn for a page; narrower than this it would show its tablet's face. */
const page = 1040

/**
 * A story in a window of its own, as high as it is. What asks for the width of the window gets a true answer; on a
 * large screen it is a page's width, drawn a little smaller where there is less room.
 */
export function StoryWindow({ story, name }: { story: string; name: string }) {
  useSettings()
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [room, setRoom] = useState(0)
  const [height, setHeight] = useState(480)
  const address = storyAddress(story, true)
  const width = room >= 700 ? Math.max(room, page) : room
  const scale = width ? room / width : 1

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(Math.floor(entry?.contentRect.width ?? 0)))
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another document
  useEffect(() => {
    const element = frame.current
    let observer: ResizeObserver | undefined
    const follow = () => {
      const body = element?.contentDocument?.body
      if (!body) return
      observer?.disconnect()
      observer = new ResizeObserver(() => {
        // What is laid over the page adds nothing to its height.
        const least = body.querySelector('[role=dialog], [role=alertdialog]') ? 640 : 96
        setHeight(Math.max(least, Math.ceil(body.scrollHeight)))
      })
      observer.observe(body)
    }
    element?.addEventListener('load', follow)
    follow()
    return () => {
      observer?.disconnect()
      element?.removeEventListener('load', follow)
    }
  }, [address, room > 0])

  return (
    <div
      ref={box}
      className="overflow-clip rounded-panel border-2 border-hair bg-page"
      style={{ height: Math.ceil(height * scale) + 4 }}
    >
      {room > 0 && (
        <iframe
          key={address}
          ref={frame}
          title={name}
          src={address}
          loading="lazy"
          className="block max-w-none origin-top-left rtl:origin-top-right"
          style={{ width, height, transform: scale < 1 ? `scale(${scale})` : undefined }}
        />
      )}
    </div>
  )
}
