/** The success criteria of WCAG 2.2 that a contract names: the name and the level of each. */
const names: Readonly<Record<string, string>> = {
  '1.1.1': 'Non-text Content, A',
  '1.2.1': 'Audio-only and Video-only (Prerecorded), A',
  '1.2.2': 'Captions (Prerecorded), A',
  '1.2.3': 'Audio Description or Media Alternative (Prerecorded), A',
  '1.2.5': 'Audio Description (Prerecorded), AA',
  '1.3.1': 'Info and Relationships, A',
  '1.3.2': 'Meaningful Sequence, A',
  '1.3.5': 'Identify Input Purpose, AA',
  '1.4.1': 'Use of Color, A',
  '1.4.2': 'Audio Control, A',
  '1.4.3': 'Contrast (Minimum), AA',
  '1.4.4': 'Resize Text, AA',
  '1.4.5': 'Images of Text, AA',
  '1.4.6': 'Contrast (Enhanced), AAA',
  '1.4.8': 'Visual Presentation, AAA',
  '1.4.10': 'Reflow, AA',
  '1.4.11': 'Non-text Contrast, AA',
  '1.4.12': 'Text Spacing, AA',
  '1.4.13': 'Content on Hover or Focus, AA',
  '2.1.1': 'Keyboard, A',
  '2.1.2': 'No Keyboard Trap, A',
  '2.1.4': 'Character Key Shortcuts, A',
  '2.2.1': 'Timing Adjustable, A',
  '2.2.2': 'Pause, Stop, Hide, A',
  '2.3.1': 'Three Flashes or Below Threshold, A',
  '2.3.3': 'Animation from Interactions, AAA',
  '2.4.1': 'Bypass Blocks, A',
  '2.4.2': 'Page Titled, A',
  '2.4.3': 'Focus Order, A',
  '2.4.4': 'Link Purpose (In Context), A',
  '2.4.5': 'Multiple Ways, AA',
  '2.4.6': 'Headings and Labels, AA',
  '2.4.7': 'Focus Visible, AA',
  '2.4.8': 'Location, AAA',
  '2.4.10': 'Section Headings, AAA',
  '2.4.11': 'Focus Not Obscured (Minimum), AA',
  '2.5.1': 'Pointer Gestures, A',
  '2.5.2': 'Pointer Cancellation, A',
  '2.5.3': 'Label in Name, A',
  '2.5.7': 'Dragging Movements, AA',
  '2.5.8': 'Target Size (Minimum), AA',
  '3.1.5': 'Reading Level, AAA',
  '3.2.1': 'On Focus, A',
  '3.2.2': 'On Input, A',
  '3.2.3': 'Consistent Navigation, AA',
  '3.2.5': 'Change on Request, AAA',
  '3.2.6': 'Consistent Help, A',
  '3.3.1': 'Error Identification, A',
  '3.3.2': 'Labels or Instructions, A',
  '3.3.3': 'Error Suggestion, AA',
  '3.3.4': 'Error Prevention (Legal, Financial, Data), AA',
  '3.3.7': 'Redundant Entry, A',
  '3.3.8': 'Accessible Authentication (Minimum), AA',
  '4.1.2': 'Name, Role, Value, A',
  '4.1.3': 'Status Messages, AA',
}

/** A criterion, with the address of W3C's explanation. */
export function criteria(number: string) {
  const [, name, level] = names[number]?.match(/^(.+), (A+)$/) ?? []
  if (!name) throw new Error(`docs/pages/component/wcag.ts does not name the criterion ${number}.`)
  const page = name
    .toLowerCase()
    .match(/[a-z]+/g)!
    .join('-')
  return { name, level, url: `https://www.w3.org/WAI/WCAG22/Understanding/${page}` }
}
