/** `npm run cards`: draws the committed pictures, with the default settings of the repository. */
import { rm } from 'node:fs/promises'
import { cards } from '../../seo/cards'
import { iconFiles } from './icons'
import { committed, draw } from './pictures'
import { cardPictures } from './write'

await rm(committed, { recursive: true, force: true })
await draw([...cardPictures(cards()), ...iconFiles.map((file) => ({ file: `/${file}` }))], committed)
