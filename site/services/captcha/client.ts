import type { CaptchaProvider } from './provider'
import { sandboxCaptcha } from './sandbox'

const provider: CaptchaProvider = sandboxCaptcha

/** The token that goes with a message; null where the provider gave none. */
export const getCaptchaToken = () => provider.getToken()
export const resetCaptcha = () => provider.reset()
