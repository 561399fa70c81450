import { type Conformance, disabledChapters, judgedHere, readLines } from './conformance.ts'

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
