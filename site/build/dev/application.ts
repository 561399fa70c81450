/** The API of `npm run dev`: composed again over the same database when one of its sources has changed. */
import type { IncomingMessage } from 'node:http'
import { isAnswered } from '../../services/app'
import { compose } from '../../services/compose'
import { openLog } from '../../services/platform/log'
import { addressOf } from '../../services/platform/pages'
import { pagesFolder, storiesFolder } from '../../services/platform/paths'
import type { Opened } from './opened'

export async function composeApplication({ settings, ...opened }: Opened) {
  openLog(settings.logLevel, process.stdout)
  const app = await compose({
    ...opened,
    settings,
    // Taken from the last build, if there is one: the style of the pages that answer forms sent without JavaScript.
    folders: { pages: pagesFolder, stories: storiesFolder },
    isDraining: () => false,
  })
  const isCall = ({ method, url }: IncomingMessage) => {
    const address = addressOf(url)
    return address !== null && isAnswered(method, address.pathname)
  }
  return { ...app, isCall }
}
