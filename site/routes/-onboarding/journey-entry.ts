import { createHistoryEntry } from '../../browser/history-entry'

/** The history entry of the onboarding dialog; its value is the plan. */
export const journeyEntry = createHistoryEntry('onboarding')
