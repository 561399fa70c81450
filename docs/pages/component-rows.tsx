import type { componentFolders } from 'virtual:component-folders'
import type { ReactNode } from 'react'
import { Link } from '../../design-system/components/link/link.tsx'
import { storyAddress } from '../ladle/settings.ts'
import { Ruled } from './ruled.tsx'

type ComponentFolder = (typeof componentFolders)[number]

interface ComponentRowsProps {
  of: readonly ComponentFolder[]
  /** The content beside the name. */
  children: (componentFolder: ComponentFolder) => ReactNode
}

/** A list of components, patterns or drawings. Each name links to its page. */
export const ComponentRows = ({ of, children }: ComponentRowsProps) => (
  <Ruled>
    {of.map((componentFolder) => {
      const link = (
        <Link
          href={storyAddress(componentFolder.page)}
          className="inline-flex min-h-11 min-w-11 items-center justify-self-start font-bold"
        >
          {componentFolder.label}
        </Link>
      )
      return (
        <li
          key={componentFolder.id}
          className="grid gap-x-6 py-2 @2xl:grid-cols-[15rem_minmax(0,1fr)] @2xl:items-baseline"
        >
          {link}
          {children(componentFolder)}
        </li>
      )
    })}
  </Ruled>
)
