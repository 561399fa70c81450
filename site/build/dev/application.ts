/** The API of `npm run dev`: composed again over the same database when one of its sources has changed. */
import type { IncomingMessage } from 'node:http'
import { compose } from '../../server/compose'
import { isAnswered, requestUrl } from '../../server/http/http-server'
import { openLog } from '../../server/observability/log'
import { pagesFolder, storiesFolder } from '../../server/runtime/paths'
import type { Opened } from './opened'

export async function composeApplication({ settings, ...opened }: Opened) {
  openLog(settings.logLevel, process.stdout)
  const app = await compose({
    ...opened,
    settings,
    // Pages that answer forms sent without JavaScript use the styles of the last build, if there is one.
    folders: { pages: pagesFolder, stories: storiesFolder },
    isDraining: () => false,
  })
  const isCall = ({ url }: IncomingMessage) => {
    const address = requestUrl(url)
    return address !== null && isAnswered(address.pathname)
  }
  return { ...app, isCall }
}
