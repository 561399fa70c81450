/**
 * What the page, its inline script and the application tell each other: attributes of elements, as keys of `dataset`,
 * and events of the window. Everything that one of them reads and another writes is in this list.
 */
export const names = {
  /** On an island: its name, the name of its module. */
  island: 'island',
  /** On an island: the props of its component, as JSON. */
  props: 'props',
  /**
   * On an island: what hydrates it without a press, separated by spaces. 'always'; 'arrived', see below; or the
   * beginning of a key of browser storage.
   */
  hydrateWhen: 'hydrateWhen',
  /** On an island that React has hydrated: presses in it are answered. */
  hydrated: 'hydrated',
  /** On the root element: the application runs, so buttons with `openPlan` are answered. */
  application: 'application',
  /** On the root element: the controls around the page answer presses (`controls.ts`). */
  controls: 'controls',
  /** On the root element of the demo page: the visitor has followed a Book link. */
  arrived: 'arrived',
  /** On a pressed control whose press waits for the application. */
  queued: 'queued',
  /** On a button: the short code of the plan whose onboarding it opens. */
  openPlan: 'openPlan',
  /** On a link: the short code of the plan that it stores for the contact page. */
  selectPlan: 'selectPlan',
  /** On the root element while the hero is in the window: the header does not repeat its main action. */
  hero: 'hero',
  /**
   * On the root element of a browser with a stored session: 'signed-in', or 'customer' where the licence was active when
   * it was last read.
   */
  account: 'account',
} as const

/** The same name as an attribute: 'data-open-plan'. */
export const attributeOf = (name: keyof typeof names) =>
  `data-${names[name].replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}` as const

/** In an address: the short code of the plan whose onboarding it opens. */
export const planParameter = 'onboarding'
/** In the state of a history entry: the menu of small screens is open. */
export const menuKey = 'menu'
/** In the state of a history entry: the open question of the FAQ. */
export const questionKey = 'question'

/** What `controls.ts` starts. */
export const controlParts =
  '[data-slot=banner], [data-slot=side-menu], [data-slot=theme-switch], [data-slot=logo-carousel], [data-slot=name-school], [data-slot=site-header] [aria-haspopup=dialog]'

/** Events of the window. */
export const pageEvents = {
  /** This tab has signed in or out. */
  session: 'session',
  /** The server has said whether the licence is active. */
  licence: 'licence',
  /** The onboarding dialog has closed, or a launch has ended that went on without it. */
  journeyClosed: 'journey-closed',
} as const

/** The name of an island, from the path of its module. Those beside routes begin with a hyphen. */
export const islandName = (path: string) => path.match(/\/-?([^/]+)\.island\.tsx$/)?.[1]
