/** A link of the navigation. */
export type NavigationLink = { label: string; href: string }

/** The links of the site as list items, with the current one marked. */
export const navigationItems = (links: readonly NavigationLink[], currentPath?: string) =>
  links.map(({ label, href }) => (
    <li key={href}>
      <a href={href} aria-current={href === currentPath ? 'page' : undefined}>
        {label}
      </a>
    </li>
  ))
