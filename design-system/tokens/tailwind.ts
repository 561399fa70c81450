import type { Config } from 'tailwindcss'

const names = (prefix: string, list: readonly string[]) =>
  Object.fromEntries(list.map((name) => [name, `var(--ds-${prefix}-${name})`]))

/** Utility name -> token. A utility names the purpose of a colour; the token files define its value. */
const colors = {
  page: 'var(--ds-bg)',
  tint: 'var(--ds-bg-tint)',
  surface: 'var(--ds-surface)',
  fg: 'var(--ds-text)',
  muted: 'var(--ds-text-muted)',
  border: 'var(--ds-border)',
  'border-subtle': 'var(--ds-border-subtle)',
  margin: 'var(--ds-margin)',
  link: 'var(--ds-link)',
  focus: 'var(--ds-focus)',
  error: 'var(--ds-error)',
  'error-subtle': 'var(--ds-error-subtle)',
  ok: 'var(--ds-ok)',
  'ok-subtle': 'var(--ds-ok-subtle)',
  'info-subtle': 'var(--ds-info-subtle)',
  accent: 'var(--ds-accent)',
  'accent-hover': 'var(--ds-accent-hover)',
  'accent-subtle': 'var(--ds-accent-subtle)',
  'accent-border': 'var(--ds-accent-border)',
  'on-accent': 'var(--ds-on-accent)',
  solid: 'var(--ds-solid)',
  'solid-hover': 'var(--ds-solid-hover)',
  'on-solid': 'var(--ds-on-solid)',
  inverse: 'var(--ds-inverse)',
  'inverse-strong': 'var(--ds-inverse-strong)',
  scrim: 'var(--ds-scrim)',
}

/** Widths of the window at which a component changes, besides Tailwind's. */
const screens = { xs: '30rem', wide: '75rem', nav: '78rem' }

/** One utility sets font size, line height, letter spacing and weight. */
const type = (name: string, lineHeight: string, letterSpacing?: string, fontWeight?: string) =>
  [
    `var(--ds-text-${name})`,
    {
      lineHeight,
      ...(letterSpacing && { letterSpacing }),
      ...(fontWeight && { fontWeight }),
    },
  ] as [string, { lineHeight: string; letterSpacing?: string; fontWeight?: string }]

/**
 * The preset for sites that use Tailwind. Tailwind 4 reads a JavaScript theme only with a directive in the CSS:
 * `@config "…/tailwind.config.ts"`. Add this preset to its `presets`.
 */
export default {
  content: [],
  theme: {
    // Only `extend`, with names that Tailwind does not have: the theme of a site stays as it is.
    extend: {
      colors,
      screens,
      /** Tailwind's `container` is as wide as a screen. It keeps the widths that it has without those above. */
      container: ({ theme }: { theme: (path: string) => Record<string, string> }) => ({
        screens: Object.fromEntries(Object.entries(theme('screens')).filter(([name]) => !(name in screens))),
      }),
      fontSize: {
        display: type('display', '0.98', '-0.015em', '800'),
        'display-half': type('display-half', '0.98', '-0.025em', '800'),
        h1: type('h1', '1.02', '-0.035em', '800'),
        h2: type('h2', '1.1', '-0.025em', '800'),
        h3: type('h3', '1.25', '-0.02em', '800'),
        lead: type('lead', '1.5'),
        'lead-xl': type('xl', '1.36', '-0.01em'),
        body: type('body', '1.6'),
        small: type('small', '1.4'),
        micro: type('micro', '1.4'),
        stat: type('stat', '0.9', '-0.025em', '800'),
        'stat-quarter': type('stat-quarter', '0.9', '-0.025em', '800'),
        price: type('price', '0.74', '-0.055em', '800'),
      },
      borderRadius: names('radius', ['control', 'panel', 'window']),
      /** Of a panel that has a background and no other border: seen in high contrast and in forced colours only. */
      borderWidth: { panel: 'var(--ds-panel-border)' },
      boxShadow: { float: 'var(--ds-shadow)' },
      transitionDuration: names('duration', ['fast', 'mid', 'slow']),
      transitionTimingFunction: names('ease', ['standard']),
      keyframes: {
        /** A repeating line, to show that content is loading. */
        rule: { from: { scale: '0 1' }, to: { scale: '1 1' } },
        /**
         * An element that appears in reserved space. Until then its content cannot receive focus. Two animations, because
         * browsers animate the opacity without the main thread, but not together with the visibility.
         */
        appear: { from: { opacity: '0' } },
        unhide: { from: { visibility: 'hidden' } },
        /** Two texts in one place. Each has two names, because a browser runs an animation again only under another one. */
        'fade-in': { from: { opacity: '0' } },
        'fade-in-again': { from: { opacity: '0' } },
        'fade-out': { from: { opacity: '1' } },
        'fade-out-again': { from: { opacity: '1' } },
        /** Uncovers a chalk stroke once. For a box that hides what overflows, and the other way for what is in it. */
        draw: { from: { transform: 'translateX(var(--draw-from))' } },
        caret: { '50%': { opacity: '0' } },
        /** One swing of a hanging element. */
        swing: { '30%': { rotate: '4deg' }, '65%': { rotate: '-1.5deg' } },
      },
      animation: {
        rule: 'rule calc(3 * var(--ds-duration-slow)) var(--ds-ease-standard) infinite',
        appear:
          'appear var(--ds-duration-mid) var(--ds-ease-standard) 300ms backwards, unhide 1ms 300ms backwards',
        ...Object.fromEntries(
          ['fade-in', 'fade-in-again', 'fade-out', 'fade-out-again'].map((name) => [
            name,
            `${name} var(--ds-duration-mid) var(--ds-ease-standard)`,
          ]),
        ),
        draw: 'draw var(--ds-duration-slow) var(--ds-ease-standard) var(--draw-delay, 0s) backwards',
        caret: 'caret 1.1s step-end infinite',
        swing: 'swing calc(3 * var(--ds-duration-slow)) var(--ds-ease-standard)',
      },
      spacing: {
        ...names('space', ['gutter', 'section', 'wide', 'label', 'label-gap']),
        /** Of anything that can be pressed, and of the controls of a form: `data-density` changes both. */
        ...names('size', ['target', 'control']),
        /** Inline padding that centres a column of width `wide`. */
        inset: 'max(var(--ds-space-gutter), (100% - var(--ds-space-wide)) / 2)',
      },
      /** Not in `spacing`, where Tailwind would read `inline-block` as `inline-size: block`. */
      margin: names('space', ['block']),
    },
  },
} satisfies Config
