import type { rooms } from 'virtual:rooms'
import type { ReactNode } from 'react'
import { Heading } from '../../design-system/components/heading/heading.tsx'
import { Link } from '../../design-system/components/link/link.tsx'
import { storyAddress } from '../ladle/settings.ts'
import { Ruled } from './ruled.tsx'

type Room = (typeof rooms)[number]

interface RoomRowsProps {
  of: readonly Room[]
  /** Whether each name is a heading, for navigation by headings. */
  headings?: boolean
  /** The content beside the name. */
  children: (room: Room) => ReactNode
}

/** A list of components and patterns. Each name links to its page. */
export const RoomRows = ({ of, headings = false, children }: RoomRowsProps) => (
  <Ruled>
    {of.map((room) => {
      const link = (
        <Link
          href={storyAddress(room.page)}
          className="inline-flex min-h-11 min-w-11 items-center justify-self-start font-bold"
        >
          {room.label}
        </Link>
      )
      return (
        <li
          key={room.id}
          className="grid gap-x-6 py-2 @2xl:grid-cols-[15rem_minmax(0,1fr)] @2xl:items-baseline"
        >
          {headings ? (
            <Heading level={3} className="text-body!">
              {link}
            </Heading>
          ) : (
            link
          )}
          {children(room)}
        </li>
      )
    })}
  </Ruled>
)
