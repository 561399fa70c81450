import type { AccountCompany, AccountData } from '../../contracts/account'
import type { CompanyFields } from '../../contracts/licensing'
import { type ApiReply, isRecord } from '../api-client'
import { callAs } from '../auth/sign-in'
import type { Session } from '../auth/storage'

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

export const getAccount = (session: Session) => callAs(session, 'account')
export const saveCompany = (session: Session, details: CompanyFields) =>
  callAs(session, 'save_company', details)
export const exportAccount = (session: Session) => callAs(session, 'account_export')
export const deleteAccount = (session: Session) => callAs(session, 'delete_account')
