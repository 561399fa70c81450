import { createIcon } from '@kaksha/design-system'
import { createElement, type ReactElement } from 'react'
import type { IconName } from '../../content/types'

type Drawing = Parameters<typeof createIcon>[1]

/** 'chart-column' for 'ChartColumn': Lucide's name in the class of an icon. */
const inKebabCase = (name: string) => name.replace(/\B([A-Z]|\d+)/g, '-$1').toLowerCase()

const elementOf = (name: string, drawing: Drawing) => createElement(createIcon(inKebabCase(name), drawing))

/** Drawings of Lucide as elements, by the names that the content gives them. */
export const iconsOf = (drawings: Partial<Record<IconName, Drawing>>) =>
  Object.fromEntries(
    Object.entries(drawings).map(([name, drawing]) => [name, elementOf(name, drawing)]),
  ) as Partial<Record<IconName, ReactElement>>
