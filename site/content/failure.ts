/** The offline banner, a message over the page. It is in the HTML of every page. `id` is that of its element. */
export const offlineBanner = { id: 'offline-banner', dismiss: 'Dismiss' } as const

/** While there is no connection. `{label}` is that of the link or button that was pressed. */
export const offline = {
  title: 'There is no connection.',
  link: '“{label}” cannot be opened now. Press it again once you are back online.',
  button: '“{label}” will work once you are back online.',
  body: 'What you typed stays here as long as this page is open. This message goes away once you are back online.',
} as const

/** Shown when a press has no effect, because a script could not be loaded. */
export const incomplete = {
  title: 'This page is incomplete.',
  body: 'Check your connection, then press the button again. If it still fails, reload the page.',
} as const

/** A page that is an application could not be loaded. */
export const unloaded = { ...incomplete, body: 'Check your connection, then reload the page.' } as const

/** Before the title of a page while its form has errors. */
export const errorTitle = 'Error'

/** The answer of the server before it is ready: a page for a person, a message for a program. */
export const starting = {
  heading: 'The site is starting',
  text: 'This takes a few seconds. The page reloads automatically.',
  message: 'The site is starting. Please try again in a moment.',
} as const

/** The onboarding dialog could not be loaded. */
export const setupFailed = { ...incomplete, title: 'The setup could not be loaded.' } as const

/** The error message in place of a page; `lead` is followed by the e-mail address. */
export const failure = {
  title: 'Unexpected Application Error',
  home: { label: 'Go to the home page', href: '/' },
  lead: 'This page could not be shown. Nothing you sent before has been lost. Load the page again; if that does not help, write to',
} as const
