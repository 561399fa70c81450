/**
 * Writes the icons that browsers and phones request, drawn from the icon that the owner of the site provides:
 * public/favicon.svg.
 */
import { join } from 'node:path'
import { writePictures } from './pictures'

export const iconFiles = [
  'favicon.ico',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'apple-touch-icon.png',
]

/** @param to The folder that is served. */
export const writeIcons = (to: string) =>
  writePictures(
    iconFiles.map((file) => ({ file: `/${file}` })),
    to,
    join(to, '../cards'),
  )
