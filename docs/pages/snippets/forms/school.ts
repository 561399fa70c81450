export interface School {
  domain: string
  email: string
}

/** Messages by the name of the field. `form`: messages of no single field. */
export type Errors = Partial<Record<keyof School | 'form', string[]>>

/** The rules that the server checks too. */
export function check({ domain, email }: School): Errors {
  return {
    ...(domain.length < 3 && { domain: ['Enter a domain name of 3 letters or more.'] }),
    ...(!email.includes('@') && { email: ['Enter your email address, for example you@school.example.'] }),
  }
}

/** Resolves to the errors that only the server can find, such as a domain name that is taken. */
export async function save(values: School): Promise<Errors> {
  try {
    const response = await fetch('/schools', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(values),
    })
    if (response.ok) return {}
    if (response.status === 422) return await response.json()
  } catch {
    // There is no connection.
  }
  return { form: ['Your school was not saved. Try again in a minute.'] }
}

/** The errors as ErrorSummary takes them: with the field that each line leads to. */
export const listed = (errors: Errors) =>
  Object.entries(errors).flatMap(([name, messages = []]) =>
    messages.map((message) => ({ message, ...(name !== 'form' && { fieldName: name }) })),
  )
