/**
 * Dispatched on the window when a link needs a connection that is missing; a listener that informs the visitor calls
 * `preventDefault`.
 */
export const offlineNavigation = 'offline-navigation'
