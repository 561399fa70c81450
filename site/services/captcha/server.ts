/** Asks the captcha's provider whether a token is good. */
export type VerifyCaptcha = (token: string) => Promise<boolean>

/** Without a provider every visitor passes. */
export const sandboxCaptcha: VerifyCaptcha = async () => true
