/**
 * Accessibility fixes for Ladle's own markup. They are applied again after each change, because React discards
 * attributes that it does not know when it recreates an element.
 */
import { namedAs } from './ladle.ts'
import { listId } from './masthead.tsx'
import { storyAddress } from './settings.ts'

/** Writes only if the value differs. Otherwise the MutationObserver would run in an endless loop. */
function set(element: Element | null | undefined, name: string, value: string) {
  if (element && element.getAttribute(name) !== value) element.setAttribute(name, value)
}

function patch(root: HTMLElement) {
  const list = root.querySelector('.ladle-aside')
  set(list, 'id', listId)
  set(list, 'aria-label', 'Pages and stories')
  set(root.querySelector('[role=tree]'), 'aria-label', 'Pages and stories')
  for (const item of root.querySelectorAll('[role=treeitem].ladle-linkable')) {
    // A page cannot be expanded, but Ladle sets aria-expanded on it.
    item.removeAttribute('aria-expanded')
    const link = item.querySelector('a')
    // Ladle's link is only right at the base, and a page has an address of its own.
    const story = new URLSearchParams(link?.getAttribute('href')?.match(/^\?.*/)?.[0]).get('story')
    if (story) set(link, 'href', storyAddress(story))
    if (!item.classList.contains('ladle-active')) link?.removeAttribute('aria-current')
    else if (link && !link.hasAttribute('aria-current')) {
      link.setAttribute('aria-current', 'page')
      if (list) reveal(list)
    }
  }
  for (const label of root.querySelectorAll('[role=treeitem] > div > :last-child')) {
    const name = namedAs(label.textContent ?? '')
    if (label.textContent !== name) label.textContent = name
  }
  // A title that repeats the visible text would be announced twice.
  for (const item of root.querySelectorAll('[role=treeitem][title], [role=treeitem] > [title]'))
    item.removeAttribute('title')
}

/** Scrolls the list to the current page without scrolling the document. */
function reveal(list: Element) {
  const link = list.querySelector('[aria-current=page]')?.getBoundingClientRect()
  const box = list.getBoundingClientRect()
  if (!link || !box.height) return
  if (link.top < box.top || link.bottom > box.bottom) list.scrollTop += link.top - box.top - box.height / 3
}

export function startPatches() {
  const root = document.getElementById('ladle-root')
  if (!root) return
  const observer = new MutationObserver(() => patch(root))
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['class', 'aria-expanded', 'role'],
  })
  patch(root)
}
