import { type ApiReply, callApi, isRecord } from '../api-client'
import { credentialsOf } from '../auth/sign-in'
import type { Session } from '../auth/storage'
import type { CallName } from '../contract'
import type { CompanyFields } from '../licensing/contract'
import type { AccountCompany, AccountData } from './contract'

/** The answer comes from our own server, so only its outline is checked. */
const isCompany = (value: unknown): value is AccountCompany =>
  isRecord(value) && typeof value.companyName === 'string' && typeof value.domainName === 'string'

export const readAccount = ({ body }: ApiReply): AccountData | null =>
  isRecord(body.user) &&
  (body.company === null || isCompany(body.company)) &&
  (body.licence === null || isRecord(body.licence)) &&
  Array.isArray(body.payments)
    ? (body as unknown as AccountData)
    : null

export const readCompany = ({ body }: ApiReply) => (isCompany(body.company) ? body.company : null)
export const readExport = ({ body }: ApiReply) => (isRecord(body.data) ? body.data : null)

async function call(name: CallName, session: Session, payload: object = {}): Promise<ApiReply> {
  const { uid: token, bearer } = await credentialsOf(session)
  return callApi(name, { ...payload, token }, { bearer })
}

export const getAccount = (session: Session) => call('account', session)
export const saveCompany = (session: Session, details: CompanyFields) =>
  call('save_company', session, details)
export const exportAccount = (session: Session) => call('account_export', session)
export const deleteAccount = (session: Session) => call('delete_account', session)
