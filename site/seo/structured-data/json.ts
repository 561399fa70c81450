/** JSON for a script element: `<` is escaped, so that no text can end the element. */
export const jsonFor = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')
