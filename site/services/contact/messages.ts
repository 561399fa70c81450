/** Apart from the contract, so that the form can say it before the contract has been fetched. */
export const contactFailedMessage = 'An error occurred. Please try again.'
