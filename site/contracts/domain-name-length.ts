/** Apart from the rule in `domain-name.ts`, because the home page suggests names without loading the validator. */
export const domainNameLength = { min: 3, max: 20 } as const
