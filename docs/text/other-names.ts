/**
 * What newcomers call the subject of a page: names in other design systems, and words that the page does not use.
 * By its path below `/design-system/`. The search finds the page by them.
 */
export const otherNames: Record<string, string> = {
  'guide/introduction': 'home, overview, start, getting started, about, components list',
  'guide/install':
    'getting started, setup, set up, quick start, npm, add to project, tailwind preset, css import, style sheet, cdn, upgrade',
  'guide/install-with-vite-or-esbuild': 'vite, esbuild, create vite, spa, react project',
  'guide/install-with-next':
    'next.js, nextjs, app router, server components, rsc, server side rendering, ssr, use client',
  'guide/install-with-react-router': 'remix, react router 7, framework mode, ssr, server rendering',
  'guide/install-with-tanstack-router': 'tanstack start, spa',
  'guide/install-with-astro': 'islands, static site',
  'guide/migration-and-changelog':
    'migrate, migration, upgrade, update, versions, version, release notes, releases, what is new, breaking changes, semver, deprecated, renamed, codemod, move from shadcn',
  'guide/routers':
    'link component, navigation, router link, next link, linkComponent, provider, client side navigation',
  'guide/react-aria':
    'react aria components, adobe, spectrum, calendar, date picker, date range picker, unavailable days, third party components',
  'guide/coming-from-shadcn-or-radix':
    'shadcn, shadcn/ui, radix, radix themes, mui, chakra, mantine, migrate, switch from, equivalents, mapping, names',
  'guide/forms':
    'form library, react hook form, tanstack form, formdata, useActionState, server action, server errors, validation, zod, resolver, formik, submit, register, focus first error, controlled, uncontrolled',
  'guide/languages':
    'i18n, l10n, localisation, localization, internationalisation, translation, translate, rtl, right to left, locale, labels, arabic, bengali, hindi, german, currency, number format',
  'guide/accessibility':
    'a11y, wcag, aria, screen reader, keyboard, vpat, conformance, compliance, audit, contrast',
  'guide/server-rendering':
    'ssr, server side rendering, server components, rsc, use client, hydration, hydration mismatch, flash, fouc, dark mode flash, suppressHydrationWarning, static site, prerender, no javascript, progressive enhancement, useId',
  'guide/testing':
    'test, unit test, vitest, jest, testing library, playwright, axe, e2e, end to end, component test, accessibility test, getByRole',
  'guide/size': 'bundle size, kilobytes, performance, tree shaking',
  'foundations/brands':
    'theming, theme, themes, createTheme, custom theme, own colours, white label, dark mode, checkTheme, data-brand',
  'foundations/colour':
    'color, colors, palette, dark mode, dark theme, high contrast, contrast ratio, tokens, design tokens, css variables, background, surface',
  'foundations/icons': 'lucide, svg, pictograms, createIcon, icon set',
  'foundations/motion': 'animation, animations, transition, reduced motion, duration, easing',
  'foundations/space':
    'spacing, padding, margin, gap, grid, breakpoints, radius, rounded corners, shadow, elevation, tokens, density, compact, dense, small controls, target size',
  'foundations/type': 'typography, font, fonts, font size, text styles, line height, typeface',
  'components/accordion': 'collapse, collapsible, disclosure, details, expander, expansion panel, faq',
  'components/alert':
    'callout, inline message, notification, note, infobox, warning, message bar, inline notification',
  'components/alert-dialog':
    'confirm, confirmation, confirm dialog, delete confirmation, are you sure, modal, popconfirm',
  'components/avatar': 'profile picture, user image, initials, persona',
  'components/badge': 'label, pill, lozenge, chip, status',
  'components/banner': 'announcement bar, notice, site message, offline',
  'components/breadcrumbs': 'breadcrumb, bread crumb, trail, path, navigation',
  'components/button':
    'btn, cta, submit, press, icon button, IconButton, asChild, loading button, disabled button, link button',
  'components/button-group': 'button row, toolbar, actions, split button',
  'components/card': 'paper, tile, panel, box, surface, container',
  'components/carousel': 'slideshow, slides, swiper, gallery, embla, autoplay',
  'components/check-list': 'tick list, feature list, bullet list, list',
  'components/checkbox': 'tick box, check box, multiple choice, checkbox group, CheckboxGroup',
  'components/combobox':
    'autocomplete, autosuggest, typeahead, searchable select, suggestions, filter, multi select, autocomplete input',
  'components/command-palette': 'command, cmdk, command menu, quick search, spotlight, ctrl k, shortcut',
  'components/context-menu': 'right click menu, secondary click, long press menu',
  'components/copy-button': 'clipboard, copy to clipboard, snippet',
  'components/dialog': 'modal, modal dialog, popup window, lightbox, overlay, sheet',
  'components/disclosure-nav': 'navigation menu, sidebar, nav, sub navigation, sidenav, menu, navbar',
  'components/drawer':
    'sheet, side sheet, off canvas, mobile menu, hamburger menu, burger, sidebar, slide over',
  'components/dropdown-menu':
    'menu, action menu, submenu, nested menu, overflow menu, kebab, dropdown, menu button',
  'components/embed-frame': 'iframe, embed, calendly, youtube, map, third party',
  'components/empty-state': 'no results, blank slate, no data, placeholder, empty',
  'components/error-summary': 'validation summary, form errors, error list, errors',
  'components/field':
    'form field, form control, label, hint, helper text, help text, error message, field set, fieldset, form group, required',
  'components/form':
    'validation, validate, submit, zod, schema, react hook form, tanstack form, form library, formik, server action',
  'components/heading': 'title, h1, headline, typography',
  'components/hover-card': 'preview card, link preview, user card, hover, tooltip with content',
  'components/icon': 'svg, lucide, symbol, glyph',
  'components/input':
    'text field, textfield, text input, text box, textbox, password, number input, date input, datepicker, date picker, time picker, file upload, upload, dropzone, search field, email',
  'components/layout': 'stack, grid, container, box, flex, hstack, vstack, group, columns, spacing, wrapper',
  'components/link': 'anchor, a, hyperlink, external link, text link',
  'components/loading': 'loader, progress, wait, busy, suspense, delay',
  'components/logo': 'brand, wordmark, mark',
  'components/pagination': 'pager, pages, page numbers, next page, load more',
  'components/popover': 'popper, floating, dropdown, popup, overlay, filter',
  'components/popup': 'newsletter popup, non modal dialog, promotion, toast dialog, slide in',
  'components/progress': 'progress bar, meter, percentage, loading bar, determinate',
  'components/radio-group': 'radio, radio button, radios, single choice, option button, segmented',
  'components/scroll-to-top': 'back to top, to top, up button',
  'components/select': 'dropdown, drop down, listbox, picker, native select, combo box, options',
  'components/separator': 'divider, hr, rule, line',
  'components/skeleton': 'placeholder, shimmer, loading placeholder, ghost',
  'components/skip-link': 'skip to content, skip navigation, skip to main, bypass blocks',
  'components/slider': 'range, range slider, input range, volume, scale',
  'components/spinner': 'loader, loading, throbber, activity indicator, busy, circular progress',
  'components/stepper': 'steps, wizard, progress steps, multi step form, timeline, onboarding',
  'components/switch': 'toggle, on off, toggle switch',
  'components/table': 'data table, datagrid, data grid, grid, sortable, sort, rows, columns',
  'components/tabs': 'tab list, tab bar, tab panel, segmented control, pills',
  'components/tag': 'chip, chips, token, removable tag, filter chip, pill, label',
  'components/text': 'paragraph, body, p, typography, lead',
  'components/textarea': 'multiline, text area, character count, counter, long text, message',
  'components/theme-switch':
    'dark mode, dark mode toggle, light mode, colour scheme, appearance, theme toggle',
  'components/toast': 'snackbar, notification, notifications, alert, sonner, toaster, flash message, message',
  'components/toggle-group':
    'SegmentedControl, segmented control, toggle group, button toggle, toggle button, toggle, pressed, multi select',
  'components/tooltip': 'hint, title, hover text, info tip, help tip, bubble',
  'components/video-player': 'video, media, captions, subtitles, transcript, youtube, mp4',
  'components/visually-hidden': 'sr-only, screen reader only, hidden text, visually hidden',
  'patterns/call-to-action': 'cta, banner, sign up section',
  'patterns/contact-details': 'address, phone, email, contact',
  'patterns/description-list': 'DataList, definition list, dl, key value, facts, metadata, property list',
  'patterns/feature-card': 'card, tile, feature grid',
  'patterns/feature-item': 'feature list, benefits',
  'patterns/feature-tabs': 'tabs, product tour',
  'patterns/intro-card': 'offer, card, promo',
  'patterns/legal-page': 'terms, privacy policy, long text, table of contents',
  'patterns/logo-carousel': 'logo cloud, partners, customers, marquee, ticker',
  'patterns/not-found': '404, page not found, error page',
  'patterns/page-header': 'page title, header, hero, intro',
  'patterns/pricing-card': 'pricing table, plans, price, tiers, subscription',
  'patterns/section': 'page section, band, region, surface, background',
  'patterns/service-list': 'services, offerings, icon list',
  'patterns/side-menu': 'sidebar, drawer, mobile navigation, hamburger',
  'patterns/sign-in-card': 'login, log in, sign in, google, oauth, authentication',
  'patterns/site-footer': 'footer, page footer, contentinfo',
  'patterns/site-header': 'navbar, nav bar, header, app bar, top bar, navigation bar, menu',
  'patterns/split-panel': 'two columns, split screen, onboarding layout, sidebar layout',
  'patterns/stat': 'statistic, number, kpi, metric, figure',
  'patterns/step-list': 'how it works, steps, process, numbered list, timeline',
  'patterns/testimonial': 'quote, review, blockquote, rating',
  'patterns/timeline-ruler': 'timeline, schedule, ruler, scale',
  'patterns/unexpected-error': '500, error boundary, crash, error page, something went wrong',
  'patterns/user-panel': 'profile, account menu, sign out, logout, user menu',
  'brand/chalk': 'texture, underline, decoration',
  'brand/feature-illustrations': 'illustration, drawing, picture',
  'brand/hero': 'headline, landing, jumbotron, masthead',
  'brand/name-school': 'live preview, name form',
  'brand/product-preview': 'mockup, screenshot, browser window',
  'brand/typewriter': 'typing animation, animated text, rotating text',
}
