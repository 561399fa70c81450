import { room } from '../mutant.ts'

export default room('design-system/components/sheet-menu', {
  'not-modal': {
    find: 'dialog.current?.showModal()',
    replace: 'dialog.current?.show()',
    breaks: 'WCAG 2.4.3: the page behind an open sheet is out of reach',
    test: 'modal dialog > hides the page behind it',
  },
  unnamed: {
    find: `        aria-label={label}
`,
    replace: '',
    breaks: 'WCAG 4.1.2: the sheet has a name',
    test: 'modal dialog > has a name and description',
  },
  'close-unnamed': {
    find: 'aria-label={closeLabel}',
    replace: 'aria-label=""',
    breaks: 'WCAG 4.1.2: the button that closes has a name',
    test: 'an inline script can open it',
  },
  'expanded-frozen': {
    find: 'aria-expanded={open}',
    replace: 'aria-expanded={false}',
    breaks: 'WCAG 4.1.2: the button says whether the sheet is open',
    test: 'pressing > opens a modal sheet',
  },
  'link-leaves-it-open': {
    find: "target === dialog.current || target.closest('a')",
    replace: 'target === dialog.current',
    breaks: 'The contract: a link of the menu closes it',
    test: 'pressing > on a link closes it, by mouse',
  },
  'beside-does-nothing': {
    find: "target === dialog.current || target.closest('a')",
    replace: "target.closest('a')",
    breaks: 'The contract: a press beside the sheet closes it',
    test: 'modal dialog > closes after a press outside it, by mouse',
  },
  'locked-when-wide': {
    find: '!button.offsetWidth && dialog.current?.close()',
    replace: 'button.offsetWidth && setOpen(false)',
    breaks: 'The contract: a window that grows wide is not locked by a menu it has no button for',
    test: 'closes when its button goes',
  },
  'early-opening-forgotten': {
    find: 'setOpen(dialog.current?.open ?? false)',
    replace: 'setOpen(false)',
    breaks: 'The contract: a menu opened before the script is known to be open',
    test: 'a sheet that was opened is taken over open',
  },
  'press-falls-through': {
    find: 'onClick={dismiss}',
    replace: 'onPointerDown={dismiss}',
    breaks: 'WCAG 2.5.2: what closes the sheet must not press what lies under it',
    test: 'modal dialog > closes after a press outside it, by touch',
  },
})
