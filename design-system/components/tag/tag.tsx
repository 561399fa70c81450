'use client'

import { cx } from 'class-variance-authority'
import { X } from 'lucide'
import { type ComponentProps, createContext, use, useLayoutEffect, useRef } from 'react'
import { useFillIn, useLabels } from '../../provider/context.ts'
import type { Template } from '../../provider/fill-in.ts'
import { createIcon } from '../icon/create-icon.ts'

const XIcon = createIcon('x', X)

/** The texts of a Tag. */
export const tagLabels = {
  /** Name of the button; `{tag}` is replaced by the text of the tag. */
  remove: 'Remove {tag}' as Template,
}

const InList = createContext(false)

export type TagListProps = Omit<ComponentProps<'ul'>, 'aria-label'> & {
  /** Accessible name of the list: what the tags are, such as 'Subjects'. */
  label: string
}

/**
 * Tags in a row that wraps, as a list. When a tag is removed that has the focus, the focus moves to the next tag, else
 * to the previous one, else to the list.
 *
 * @example
 * <TagList label="Subjects">
 *   <Tag>Mathematics</Tag>
 *   <Tag onRemove={() => remove('tabla')}>Tabla</Tag>
 * </TagList>
 */
export function TagList({ label, className, children, ...rest }: TagListProps) {
  return (
    <ul
      data-slot="tag-list"
      aria-label={label}
      tabIndex={-1}
      className={cx('flex flex-wrap gap-x-2 gap-y-3', className)}
      {...rest}
    >
      <InList value={true}>{children}</InList>
    </ul>
  )
}

export type TagProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The text of the tag. */
  children: string
  /** Shows a button that removes the tag. Called when it is pressed. */
  onRemove?: () => void
  /** Its texts in another language. */
  labels?: Partial<typeof tagLabels>
}

/**
 * A category of an item, or a chosen answer: a subject, a filter. It can have a button that removes it.
 *
 * @example <Tag>Mathematics</Tag>
 */
export function Tag({ onRemove, labels: labelOverrides, className, children, ...rest }: TagProps) {
  const labels = useLabels('tag', tagLabels, labelOverrides)
  const fill = useFillIn()
  const Root = (use(InList) ? 'li' : 'span') as 'span'
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const ownButton = button.current
    return () => {
      const list = ownButton?.closest('[data-slot=tag-list]')
      if (!ownButton || !list || ownButton !== document.activeElement) return
      const buttons = [...list.querySelectorAll<HTMLElement>('[data-slot=tag] > button')]
      const index = buttons.indexOf(ownButton)
      const target = buttons[index + 1] ?? buttons[index - 1] ?? (list as HTMLElement)
      target.focus()
    }
  }, [])
  return (
    <Root
      data-slot="tag"
      className={cx(
        'inline-flex min-h-8 max-w-full items-center rounded-control border border-border bg-tint ps-2.5 text-small',
        !onRemove && 'pe-2.5',
        className,
      )}
      {...rest}
    >
      <span className="min-w-0 py-1 wrap-anywhere">{children}</span>
      {onRemove && (
        <button
          ref={button}
          type="button"
          aria-label={fill(labels.remove, { tag: children })}
          onClick={onRemove}
          // The target is 44 px high, so the tags are as far apart.
          className="relative grid h-8 w-11 flex-none place-items-center rounded-control after:absolute after:inset-x-0 after:-inset-y-1.5 hover:bg-fg hover:text-page"
        >
          <XIcon aria-hidden="true" className="size-4" />
        </button>
      )}
    </Root>
  )
}
