/** The buttons below the help of /account and /status. */
export const helpActions = { mail: 'Write to us', whatsapp: 'Ask on WhatsApp' } as const
