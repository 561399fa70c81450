/** A navigation link. */
export type NavigationLink = { label: string; href: string }

/** The navigation links as list items, with the current page marked. */
export const navigationItems = (links: readonly NavigationLink[], currentPath?: string) =>
  links.map(({ label, href }) => (
    <li key={href}>
      <a href={href} aria-current={href === currentPath ? 'page' : undefined}>
        {label}
      </a>
    </li>
  ))
