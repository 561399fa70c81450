import { type ClassValue, clsx } from 'clsx'
import { twMerge } from 'tailwind-merge'

/** The helper that its components import: joins class names, the later one wins. */
export const cn = (...classes: ClassValue[]) => twMerge(clsx(classes))
