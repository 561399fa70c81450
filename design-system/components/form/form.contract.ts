/** Error messages by field name. `form` holds those that belong to no field. */
export type FormErrors = Readonly<Record<string, readonly string[] | undefined>>

/** Form values by field name: text, files, and an array where several checkboxes share a name. */
export type FormValues = Record<string, FormDataEntryValue | FormDataEntryValue[]>

interface Issue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

interface Verdict {
  readonly issues?: readonly Issue[] | undefined
}

/** The part of https://standardschema.dev that is used here. Zod, Valibot and ArkType implement it. */
export interface StandardSchema<Input = unknown> {
  readonly '~standard': {
    readonly validate: (value: unknown) => Verdict | Promise<Verdict>
    readonly types?: { readonly input: Input } | undefined
  }
}

/** The validation rules shared by browser and server: a Standard Schema, or a function that returns the errors. */
export type FormContract<Values> =
  | StandardSchema<Values>
  | ((values: Values) => FormErrors | null | undefined | Promise<FormErrors | null | undefined>)

/** The field of an issue: the first element of its path. */
function fieldOf({ path = [] }: Issue) {
  const [first = 'form'] = path
  return String(typeof first === 'object' ? first.key : first)
}

/** Validates the values and returns the errors of the contract. */
export async function contractErrors<Values>(
  contract: FormContract<Values> | undefined,
  values: Values,
): Promise<FormErrors> {
  if (!contract) return {}
  // Checked first, because some schemas (ArkType) are functions too.
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
