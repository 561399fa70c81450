/** Dispatched on the window for a press that only a connection could answer; prevented by whoever says so. */
export const unanswered = 'unanswered'
