/** Times that the sandbox calendar offers. Choosing one books nothing. */
export const sandboxDays = [
  { day: 'Monday', times: ['9:30 AM', '11:00 AM', '4:00 PM'] },
  { day: 'Tuesday', times: ['10:00 AM', '2:30 PM'] },
  { day: 'Wednesday', times: ['9:30 AM', '12:00 noon', '5:00 PM'] },
  { day: 'Thursday', times: ['11:30 AM', '3:00 PM'] },
  { day: 'Friday', times: ['9:00 AM', '1:30 PM', '4:30 PM'] },
] as const
