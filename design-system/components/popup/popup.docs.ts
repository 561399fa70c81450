import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'A small card that appears by itself, with one sentence, one link and a close button.',
  use: [
    'Use it to offer help to a new visitor, once per session, on one page.',
    'Show it some seconds after the page has loaded: your page decides when, by rendering it.',
    'It lies at the bottom of the window, at the start, and scrolls with the page. Where it would cover a control, its sentence is visually hidden; where it still would, it waits for a scroll. Keep the corner of the first screen free.',
    'On a page with a SideMenu, set `inSideMenuBar`: below 78rem it is then in its bar, where it covers nothing except the `action`, until it is closed or the `action` has the focus.',
    'It is a non-modal `dialog`. It does not take the focus, is announced politely, waits while the visitor types, another dialog is open or a pressed link or button is `aria-busy`, and is hidden while it would cover the focused element.',
  ],
  avoid: [
    { when: 'The visitor pressed something to see it.', instead: 'Dialog' },
    { when: 'It reports what has just happened.', instead: 'toast' },
    { when: 'It must be answered.', instead: 'AlertDialog' },
    { when: 'It concerns every page.', instead: 'Banner' },
  ],
  rules: [
    {
      do: 'Record in `onShow` that it was shown, and do not show it again in this session.',
      dont: 'Show it again on the next page: the visitor has already closed it.',
    },
    {
      do: 'Render it before the `main` element, so that keyboard users reach it early.',
      dont: 'Render it at the end of the page, after all other tab stops.',
    },
    {
      do: 'Load it with a dynamic import.',
      dont: 'Put it into the first bundle: it is not needed for the first paint.',
    },
    {
      do: 'Content: one question or title, one sentence, and a link that is also on the page: “New here? See how a school goes online.”',
      dont: 'Put information into it that is nowhere else: it is gone once it is closed.',
    },
  ],
  parts: ['Popup'],
  examples: [
    {
      story: 'Default',
      caption: 'Type a name and show it again: it waits until you leave the field.',
      isolated: true,
    },
    { story: 'LongSentence', caption: 'A text that is longer than it should be.', isolated: true },
    { story: 'InFrench', caption: 'In another language.', isolated: true },
  ],
} satisfies ComponentDocs
