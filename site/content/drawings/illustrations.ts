/** Sample data in the illustrations. People, schools and amounts are invented. */

/** The fee register beside the Fees tab. */
export const register = {
  title: 'Fee register',
  subtitle: 'Class 10 maths, November',
  columns: ['Roll', 'Student', 'Fee', 'Status'],
  rows: [
    { roll: '01', student: 'Aarohi D.', fee: '₹1,200', status: 'Paid', due: false },
    { roll: '02', student: 'Bilal K.', fee: '₹1,200', status: 'Paid', due: false },
    { roll: '03', student: 'Debjit S.', fee: '₹1,200', status: 'Due 3 days', due: true },
    { roll: '04', student: 'Ishita M.', fee: '₹1,200', status: 'Paid', due: false },
    { roll: '05', student: 'Nafisa R.', fee: '₹900', status: 'Paid', due: false },
  ],
  total: { label: 'Received', received: '₹4,500', of: 'of ₹5,700' },
}

/** Lessons in a timetable. */
export const eight = { text: 'Cl. 8', tone: 'leaf' } as const
export const ten = { text: 'Cl. 10', tone: 'river' } as const
export const test = { text: 'Test', tone: 'river' } as const
export const questions = { text: 'Q&A', tone: 'plain' } as const
