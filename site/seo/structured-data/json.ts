/** As JSON inside HTML: no text in it can end its script element. */
export const jsonFor = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')
