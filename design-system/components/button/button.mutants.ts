import type { Mutants } from '../../testing/mutants.ts'

export default {
  'loading-presses-on': {
    find: '{...((loading || inactive) && blocked)}',
    replace: '{...(inactive && blocked)}',
    breaks: 'The contract: a loading button ignores presses',
    test: 'loading > ignores presses by mouse, and Enter in a field does not submit',
  },
  'inactive-opens-a-menu': {
    find: '    onPointerDown: undefined,\n',
    replace: '',
    breaks: 'The contract: an inactive button ignores presses, also those that open a menu',
    test: 'inactive > does not open what it is the trigger of, by mouse and keyboard',
  },
  'loading-loses-focus': {
    find: 'aria-disabled={loading || inactive || undefined}',
    replace: 'disabled={loading || inactive || undefined}',
    breaks: 'WCAG 2.4.3: becoming loading does not take the focus away',
    test: 'loading > keeps its focus, its name and its size',
  },
  'status-inside': {
    find: 'role="status" className="sr-only"',
    replace: 'className="sr-only"',
    breaks: 'WCAG 4.1.3: that it is loading is announced',
    test: 'live region: Loading... > is announced once, from a region that was empty, as it is',
  },
  'words-in-the-name': {
    find: `aria-hidden="true"
            data-text={text}`,
    replace: 'data-text={text}',
    breaks: 'WCAG 4.1.2: a loading button keeps its name',
    test: 'loading > keeps its focus, its name and its size',
  },
  'reason-unlinked': {
    find: "cx(rest['aria-describedby'], note) || undefined",
    replace: "rest['aria-describedby']",
    breaks: 'WCAG 3.3.1: an inactive button describes its reason',
    test: 'keeps a given description',
  },
  'submits-by-accident': {
    find: `        type="button"
`,
    replace: '',
    breaks: 'The promise that a button sends a form only when told to',
    test: 'does not submit a form unless its type is submit',
  },
  'icon-small': {
    in: 'button-variants.ts',
    find: "icon: 'size-target flex-none p-0'",
    replace: "icon: 'size-8 flex-none p-0'",
    breaks: 'WCAG 2.5.8: an icon is a target of 44 px',
    test: 'is at least 44 px in both directions',
  },
  'sm-small': {
    in: 'button-variants.ts',
    find: "sm: ['min-h-target px-[1.1rem]",
    replace: "sm: ['px-[1.1rem]",
    breaks: 'WCAG 2.5.8: a small button is 44 px high',
    test: 'is at least 44 px in both directions',
  },
  'arrow-not-mirrored': {
    in: 'button-variants.ts',
    find: ' rtl:[&>[data-nudge]]:-scale-x-100',
    replace: '',
    breaks: 'The contract: an arrow is mirrored in right-to-left text',
    test: 'mirrors its arrow in right-to-left text',
  },
} satisfies Mutants
