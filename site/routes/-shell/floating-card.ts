/** The classes that every notice over the page shares; each adds its place, its width and its border colour. */
export const floatingCard = 'fixed top-4 z-50 rounded-panel border-2 p-4 text-small shadow'
