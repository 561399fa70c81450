/** What is wrong, by the name of the field. `form` holds what belongs to no field of it. */
export type FormErrors = Readonly<Record<string, readonly string[] | undefined>>

/** What a form holds: text, files, and a list where several boxes share a name. */
export type FormValues = Record<string, FormDataEntryValue | FormDataEntryValue[]>

interface Issue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

interface Verdict {
  readonly issues?: readonly Issue[] | undefined
}

/** As much of https://standardschema.dev as is asked for here. Zod, Valibot and ArkType speak it. */
export interface StandardSchema<Input = unknown> {
  readonly '~standard': {
    readonly validate: (value: unknown) => Verdict | Promise<Verdict>
    readonly types?: { readonly input: Input } | undefined
  }
}

/** The rules that a browser and a server share: a Standard Schema, or a function that names what is wrong. */
export type FormContract<Values> =
  | StandardSchema<Values>
  | ((values: Values) => FormErrors | null | undefined | Promise<FormErrors | null | undefined>)

/** Which field an issue speaks of: the first step of its path. */
function fieldOf({ path = [] }: Issue) {
  const [first = 'form'] = path
  return String(typeof first === 'object' ? first.key : first)
}

/** What the contract refuses. */
export async function contractErrors<Values>(
  contract: FormContract<Values> | undefined,
  values: Values,
): Promise<FormErrors> {
  if (!contract) return {}
  // Asked first, since some schemas are functions.
  if (!('~standard' in contract)) {
    const refused = Object.entries((await contract(values)) ?? {})
    return Object.fromEntries(refused.filter(([, messages]) => messages?.length))
  }
  const { issues = [] } = await contract['~standard'].validate(values)
  const errors = new Map<string, string[]>()
  for (const issue of issues) {
    const field = fieldOf(issue)
    errors.set(field, [...(errors.get(field) ?? []), issue.message])
  }
  return Object.fromEntries(errors)
}
