import { type Conformance, disabledChapters, judgedHere, readLines } from './conformance.ts'

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
