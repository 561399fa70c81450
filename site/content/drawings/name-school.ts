/** The field that turns the preview of the product into the visitor's own site, on the home page and in the guide. */
export const nameSchool = {
  label: 'What is your school called?',
  placeholder: 'Asha Music',
  hint: 'Type it and see your own site.',
  colours: {
    label: 'Your subject’s colour',
    choices: [
      { colour: 'marigold', name: 'Marigold' },
      { colour: 'river', name: 'River' },
      { colour: 'leaf', name: 'Leaf' },
      { colour: 'terra', name: 'Terracotta' },
    ],
  },
  /** In the guide it is a separate section. */
  section: {
    id: 'your-school',
    headline: 'A site under your own name',
    lead: 'Courses, timetable, live classes and fees, at your own address.',
    hint: 'Type it and see your own site. Nothing leaves your browser until you sign in.',
  },
} as const
