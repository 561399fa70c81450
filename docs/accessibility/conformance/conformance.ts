/** The judgement of one product, which `npm run audit -- --report` compares with the evidence. */
export interface Conformance {
  name: string
  description: string
  /**
   * Who judged, when and with which assistive technology. Without a name nobody is responsible for it yet: the report is a
   * draft.
   */
  judged: { by: string; date: string; with: readonly string[] }
  /** Chapters that do not apply as a whole, each with the reason. */
  disabled: Readonly<Record<string, string>>
  criteria: Readonly<Record<string, Line>>
}

export const levels = ['supports', 'partially-supports', 'does-not-support', 'not-applicable'] as const
const duties = ['component', 'shared', 'author'] as const
/** How it was tried: by an engine, by keyboard, in the accessibility tree, by reading the source. */
const means = ['engine', 'keyboard', 'tree', 'source'] as const

export interface Line {
  level: (typeof levels)[number]
  /** Who has to meet it: a component, the shared parts, or the author of the page. */
  duty: (typeof duties)[number]
  tried: readonly (typeof means)[number][]
  remark: string
}

/** Reads one line for each criterion: number, level, duty, means and remark. What is not one of the values is refused. */
export function readLines(table: string): Record<string, Line> {
  const lines = table
    .trim()
    .split('\n')
    .map((line) => line.trim().match(/^(\S+) (\S+) (\S+) (\S+) (.+)$/))
  return Object.fromEntries(
    lines.map((line) => {
      const [text, criterion = '', level, duty, tried = '', remark = ''] = line ?? []
      const isKnown = levels.includes(level as never) && duties.includes(duty as never)
      if (!isKnown || !tried.split(',').every((one) => means.includes(one as never)))
        throw new Error(`This line has an unknown level, duty or means: ${text}`)
      return [criterion, { level, duty, tried: tried.split(','), remark } as Line]
    }),
  )
}

/** Chapters that apply to neither product. */
const disabledChapters = {
  success_criteria_level_aaa: 'Level AAA was not evaluated.',
  hardware: 'The product is not hardware.',
  software:
    'The product is web content without access to platform accessibility services (501.1, exception), and not an authoring tool.',
}

const judgedHere = {
  by: '',
  date: '2026-11-28',
  with: [
    'axe, IBM Equal Access and own measurements',
    'keyboard',
    'keyboard and mouse in Firefox and WebKitGTK',
    'accessibility tree of Chromium',
  ],
}

export const packageConformance: Conformance = {
  name: 'Kaksha design system',
  description: 'React components that other sites install: @kaksha/design-system.',
  judged: judgedHere,
  disabled: disabledChapters,
  criteria: readLines(`
1.1.1 supports component engine,tree Icons are hidden or named. The author of the page gives the alternative of a picture.
1.2.1 supports author source VideoPlayer has a place for a transcript, which the author writes.
1.2.2 supports author engine,source VideoPlayer takes captions, which the author writes.
1.2.3 supports author source VideoPlayer takes a transcript and descriptions, which the author writes.
1.2.4 not-applicable author source There is no live media.
1.2.5 supports author source VideoPlayer takes descriptions. A film with sound needs a described sound track from its author.
1.3.1 supports component engine,tree Roles, names and relations are in the contract of each component and tested.
1.3.2 supports component engine,tree The order of the markup is the order of reading. Transcripts record it.
1.3.3 supports author engine,source Labels name controls by words.
1.3.4 supports shared engine,source No component locks the orientation.
1.3.5 supports author engine,source Fields pass autocomplete on.
1.4.1 supports shared engine,source States have a text, an icon or an outline besides their colour.
1.4.2 supports component source Nothing plays sound by itself.
1.4.3 supports shared engine The contrast of every permitted pair of colours is computed in every theme and brand.
1.4.4 supports shared engine Audited with a default font size of 32 px.
1.4.5 supports component source Text is text. Drawings with text are decoration or have an alternative.
1.4.10 supports shared engine Audited at a width of 320 px and at 400% zoom. Wide tables scroll by themselves.
1.4.11 supports shared engine Controls and focus outlines have a contrast of at least 3:1.
1.4.12 supports shared engine Audited with the text spacing of the criterion.
1.4.13 supports component keyboard,source Tooltip can be hovered and stays until the pointer leaves it; Escape hides it.
2.1.1 supports component engine,keyboard Every key of a contract is tested in a real browser.
2.1.2 supports component keyboard Dialogs keep the focus until Escape or a button closes them.
2.1.4 supports component source No component has a shortcut of one character.
2.2.1 supports author keyboard,source Toasts pause while they have the pointer or the focus. What must be read is in the page too.
2.2.2 partially-supports component engine,source Skeleton moves without a pause control until its content arrives. Carousel and Typewriter can be paused.
2.3.1 supports shared source Nothing flashes.
2.4.1 supports author keyboard,tree SkipLink and landmarks.
2.4.2 not-applicable author source The author writes the title of the page.
2.4.3 partially-supports component keyboard Safari does not focus a clicked button, so a dialog that is opened through \`open\` cannot return the focus to it.
2.4.4 supports author engine,tree Links are named by their text.
2.4.5 not-applicable author source Ways to find a page belong to the site.
2.4.6 supports author engine,tree Labels are required by types; their texts are the author's.
2.4.7 supports shared engine The pixels of focus outlines are measured.
2.4.11 supports component engine Measured for each control of each story.
2.5.1 supports component source What can be swiped also has buttons.
2.5.2 supports component keyboard,source Controls act on release, and not if the pointer has left them.
2.5.3 supports component engine,tree The name contains the visible label.
2.5.4 not-applicable component source Nothing reacts to motion of the device.
2.5.7 supports component keyboard,source What can be dragged also has buttons.
2.5.8 supports shared engine Targets are at least 44 px, size xs at least 36 px.
3.1.1 not-applicable author source The author sets the language of the page.
3.1.2 supports author source Components pass lang on.
3.2.1 supports component keyboard Focus alone changes nothing but the visibility of a tooltip.
3.2.2 supports component keyboard Input alone submits or opens nothing.
3.2.3 not-applicable author source Navigation across pages belongs to the site.
3.2.4 supports shared source One component has one name and one role everywhere.
3.2.6 not-applicable author source Help belongs to the site.
3.3.1 supports component engine,tree Field and ErrorSummary name the field and the error in text.
3.3.2 supports author engine,tree Field requires a label.
3.3.3 supports author source Error texts are the author's; those of the package say what to do.
3.3.4 supports author source AlertDialog asks before what cannot be undone.
3.3.7 not-applicable author source Repeated entry is a matter of a journey.
3.3.8 supports component source No component asks for a cognitive function test; fields accept pasted text.
4.1.1 supports shared source Obsolete and always met in WCAG 2.2.
4.1.2 supports component engine,tree Name, role and value of every control are tested in Chromium's accessibility tree.
4.1.3 supports component engine,tree Toaster, Form and LoadingMessage announce without taking the focus. Announcements are recorded.
302.1 supports component tree Transcripts of the accessibility tree; not tried with a real screen reader.
302.2 supports shared engine,source Zoom, large text, high contrast and forced colours are audited.
302.3 supports shared engine,source No information is given by colour alone.
302.4 supports component source Nothing needs hearing.
302.5 supports author source VideoPlayer takes captions.
302.6 supports component source Nothing needs speech.
302.7 supports component keyboard Everything works by keyboard and without exact pointing.
302.8 supports component keyboard Everything works by keyboard alone.
302.9 supports author source One term for one thing; errors say what to do.
602.2 supports author source The documentation lists keys, roles, announcements and known gaps of each component.
602.3 supports author engine,source The pages of the documentation are audited too.
602.4 supports author source The documentation is electronic, and can be printed.
603.2 supports author source Questions are answered by e-mail.
603.3 supports author source E-mail and telephone.
`),
}

export const siteConformance: Conformance = {
  name: 'Kaksha site',
  description: 'The site for visitors, with contact form, free trial, purchase and account.',
  judged: judgedHere,
  disabled: disabledChapters,
  criteria: readLines(`
1.1.1 supports author engine,tree Pictures have alternatives or are decoration.
1.2.1 supports author source The recorded tour has no sound; its transcript describes it.
1.2.2 supports author source The recorded tour has no sound and still has captions.
1.2.3 supports author source The transcript describes every scene.
1.2.4 not-applicable author source There is no live media.
1.2.5 supports author source The recorded tour has no sound; captions and transcript describe every scene.
1.3.1 supports shared engine,tree Landmarks, headings, lists and labels of fields.
1.3.2 supports author engine,tree The order of the markup is the order of reading.
1.3.3 supports author engine,source Sentences name controls by their text.
1.3.4 supports shared engine,source No page locks the orientation.
1.3.5 supports author engine,source Name, e-mail and telephone have autocomplete.
1.4.1 supports shared engine,source Links in text are underlined; errors have a text.
1.4.2 supports author source Nothing plays sound.
1.4.3 supports shared engine Audited in every theme.
1.4.4 supports shared engine Audited with a default font size of 32 px.
1.4.5 supports author source Text is text.
1.4.10 supports shared engine Audited at a width of 320 px and at 400% zoom.
1.4.11 supports shared engine Audited in every theme and in forced colours.
1.4.12 supports shared engine Audited with the text spacing of the criterion.
1.4.13 supports component keyboard,source Menus and tooltips close with Escape.
2.1.1 supports component engine,keyboard Journeys are tested by keyboard.
2.1.2 supports component keyboard Escape asks before it leaves the onboarding; nobody is trapped.
2.1.4 supports author source There is no shortcut of one character.
2.2.1 supports author source Messages that close by themselves can be kept: focus and hover stop the time.
2.2.2 partially-supports component engine,source Slides and the typed headline can be paused; the lines of the loading message cannot.
2.3.1 supports author source Nothing flashes.
2.4.1 supports shared keyboard,tree The first stop is a link to the main content.
2.4.2 supports author engine,source Each page has its own title.
2.4.3 supports author keyboard The order of tab stops is tested on every page.
2.4.4 supports author engine,tree Links are named by their text.
2.4.5 supports author source Navigation, footer and site map.
2.4.6 supports author engine,tree Headings and labels say what follows.
2.4.7 supports shared engine The pixels of focus outlines are measured.
2.4.11 supports shared engine Measured for each control of each page.
2.5.1 supports component source What can be swiped also has buttons.
2.5.2 supports component keyboard,source Controls act on release.
2.5.3 supports component engine,tree The name contains the visible label.
2.5.4 not-applicable author source Nothing reacts to motion of the device.
2.5.7 supports component source What can be dragged also has buttons.
2.5.8 supports shared engine Targets are at least 44 px.
3.1.1 supports author engine,source Pages are in Indian English.
3.1.2 supports author source There are no passages in other languages but names.
3.2.1 supports component keyboard Focus alone changes nothing.
3.2.2 supports component keyboard Input alone submits nothing.
3.2.3 supports author source One navigation on every page.
3.2.4 supports author source One label for each page, checked by a test.
3.2.6 supports author source Help, e-mail and telephone are at the same places on every page.
3.3.1 supports component engine,tree Errors are listed and named at their fields.
3.3.2 supports author engine,tree Every field has a label, and a hint where a format is asked for.
3.3.3 supports author source Messages say what to do.
3.3.4 supports author source The last step shows all details before submitting; a payment can be refunded.
3.3.7 supports author source Typed text stays and is offered again.
3.3.8 supports author source Sign-in by the provider's own window, without a test; fields accept pasted text.
4.1.1 supports shared source Obsolete and always met in WCAG 2.2.
4.1.2 partially-supports author engine,tree The calendar, sign-in and payment windows are pages of other companies, which we cannot test.
4.1.3 supports component engine,tree Sending, errors and results are announced without taking the focus.
302.1 supports author tree Transcripts of the accessibility tree; not tried with a real screen reader.
302.2 supports shared engine,source Zoom, large text, high contrast and forced colours are audited.
302.3 supports shared engine,source No information is given by colour alone.
302.4 supports author source Nothing needs hearing.
302.5 supports author source The recorded tour has no sound.
302.6 supports author source Nothing needs speech; there is e-mail besides the telephone.
302.7 supports component keyboard Everything works by keyboard and without exact pointing.
302.8 supports component keyboard Everything works by keyboard alone.
302.9 supports author source Short sentences; errors say what to do.
602.2 supports author source The accessibility statement says what is known.
602.3 supports author engine,source The pages of help are part of the site and audited with it.
602.4 supports author source The documentation is electronic, and can be printed.
603.2 supports author source Support answers questions on accessibility.
603.3 supports author source E-mail and telephone.
`),
}
