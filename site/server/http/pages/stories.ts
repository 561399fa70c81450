/** The answer of `/design-system/` while `npm start` builds the stories, when the site is served already. */
import type { ServerResponse } from 'node:http'

/** Set by site/build/start.mjs in this process. A server that was started alone has its stories or none. */
export const storiesState = () => process.env.STORIES_STATE

const texts = {
  building: {
    heading: 'The design system is being built',
    text: 'This takes less than a minute. The page loads again by itself.',
  },
  failed: {
    heading: 'The design system could not be built',
    text: 'The terminal that runs <code>npm start</code> shows why. The site itself is not affected.',
  },
}

/** Seconds until the page reloads: enough to read it. */
const refresh = 5

export function answerUnbuiltStories(response: ServerResponse, state: string): void {
  const { heading, text } = state === 'failed' ? texts.failed : texts.building
  const again = state === 'failed' ? {} : { 'Retry-After': `${refresh}`, Refresh: `${refresh}` }
  response.writeHead(503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    ...again,
  })
  response.end(`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${heading}</title>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${text}</p>
<p><a href="/">Go to the site</a></p>
</main>
</body>
</html>
`)
}
