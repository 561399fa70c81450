/** The account page. */
import type { Message } from './message'

const account = 'site/services/account/contract.ts'

export const accountMessages = {
  companySaved: { text: 'Your company details have been saved.', code: [account, 'companySavedMessage'] },
  accountFailed: {
    text: 'Your account could not be loaded. Check your connection, then try again.',
    code: [account, 'accountFailedMessage'],
  },
  companyUnsaved: {
    text: 'Your company details could not be saved. Nothing that you typed is lost: check your connection, then save again.',
    code: [account, 'companyUnsavedMessage'],
  },
  exportFailed: {
    text: 'Your data could not be fetched. Check your connection, then try again.',
    code: [account, 'exportFailedMessage'],
  },
  deletionFailed: {
    text: 'We do not know whether your account was deleted. Check your connection, then press Delete account again.',
    code: [account, 'deletionFailedMessage'],
  },
  signInAgain: {
    text: 'You are no longer signed in, or the account has been deleted. Sign in to go on.',
    code: [account, 'signInAgainMessage'],
  },
} satisfies Record<string, Message>
