import { room } from '../mutant.ts'

export default room('design-system/components/copy-button', {
  'says-nothing': {
    find: `      say('Copied')`,
    replace: '',
    breaks: 'WCAG 4.1.3: that it was copied is told',
    test: 'keys > Enter',
  },
  'copies-the-name': {
    find: 'writeText(text)',
    replace: 'writeText(what)',
    breaks: 'The contract: it copies its text',
    test: 'keys > Enter',
  },
  'region-comes-with-its-words': {
    find: `      <span role="status" className="rounded-control bg-page px-2 text-small font-bold empty:px-0">
        {said}
      </span>`,
    replace: `      {said && <span role="status">{said}</span>}`,
    breaks: 'WCAG 4.1.3: a live region is there before its words',
    test: 'live region: Copied > is announced once, from a region that was empty, as it is',
  },
  'nothing-selected': {
    find: 'if (source?.current) getSelection()?.selectAllChildren(source.current)',
    replace: '',
    breaks: 'The contract: where the browser forbids copying, a key can still do it',
    test: 'selects the text, and says which keys copy it',
  },
  'goes-too-soon': {
    find: `    clearTimeout(timer.current)
    timer.current`,
    replace: '    timer.current',
    breaks: 'The promise that it is said for four seconds after each press',
    test: 'says so for four seconds, counted from the last press',
  },
})
