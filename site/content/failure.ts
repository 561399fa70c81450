/** The message over the page while there is no connection. */
export const offline = {
  title: 'There is no connection.',
  body: 'What you typed is kept. This message goes away once you are back online.',
  dismiss: 'Dismiss',
} as const

/** The shortest error message in place of a page. It is part of the first bundle. */
export const failure = {
  title: 'Unexpected Application Error',
  home: { label: 'Go to the home page', href: '/' },
} as const

/** The rest of the error message; `lead` is followed by the e-mail address. */
export const failureMore = {
  lead: 'This page could not be shown. Nothing you sent before has been lost. Load the page again; if that does not help, write to',
  offlineTitle: 'There is no connection',
  offlineLead: 'This page could not be fetched. It comes by itself once you are back online.',
  stillOffline: 'There is still no connection.',
} as const
