/** The buttons below the help of /account. */
export const helpActions = { mail: 'Write to us', whatsapp: 'Ask on WhatsApp' } as const
