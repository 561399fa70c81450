/** The answer of `/design-system/` while `npm start` builds the stories, when the site is served already. */
import type { ServerResponse } from 'node:http'
import { answerWaitingPage } from '../waiting-page'

/** Set by site/build/start.mjs in this process. A server that was started alone has its stories or none. */
export const storiesState = () => process.env.STORIES_STATE

const building = {
  heading: 'The design system is being built',
  text: 'This takes less than a minute. The page reloads automatically. <a href="/">Go to the site</a>',
  reloads: true,
}
const failed = {
  heading: 'The design system could not be built',
  text: 'The terminal that runs <code>npm start</code> shows why. The site itself is not affected. <a href="/">Go to the site</a>',
  reloads: false,
}

export const answerUnbuiltStories = (response: ServerResponse, state: string) =>
  answerWaitingPage(response, state === 'failed' ? failed : building)
