/** This message is not in the contract, so that the form can show it before the contract has loaded. */
export const contactFailedMessage = 'An error occurred. Please try again.'
