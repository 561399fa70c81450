/** The icons that browsers and phones ask for, drawn from the one that the site's owner gives: public/favicon.svg. */
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
